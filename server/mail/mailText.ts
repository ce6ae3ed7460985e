import type { MailContent, MailLine } from './mailContent.ts'

/**
 * Sets the mail as plain text, one fact per line. Each line of a text that the visitor wrote is marked, so that none of them
 * can pass for one of the mail's own.
 */
export function mailText({
  heading,
  lead,
  due,
  people,
  texts,
  origin,
  record,
  caution,
  answer,
}: MailContent): string {
  const sections = [
    `${heading}\n${lead}\n${due}`,
    ...(caution ? [caution] : []),
    lines(people),
    ...texts.map(({ label, text }) => `${label}:\n${marked(text)}`),
    ...(origin.length > 0 ? [`Source\n${lines(origin)}`] : []),
    lines(record),
    answer,
  ]
  return `${sections.join('\n\n')}\n`
}

const lines = (list: MailLine[]) => list.map(({ label, value }) => `${label}: ${value}`).join('\n')

/** Some programs break lines at the two separators of Unicode as well. */
const marked = (text: string) => text.replace(/^|[\n\u2028\u2029]/g, (lineBreak) => `${lineBreak}> `)
