import type { MailContent, MailLine } from './mailContent.ts'

/** Sets the mail as plain text, one fact per line. */
export function mailText({
  heading,
  lead,
  people,
  texts,
  origin,
  record,
  caution,
  answer,
}: MailContent): string {
  const sections = [
    `${heading}\n${lead}`,
    ...(caution ? [caution] : []),
    lines(people),
    ...texts.map(({ label, text }) => `${label}:\n${text}`),
    ...(origin.length > 0 ? [`Where the visit began\n${lines(origin)}`] : []),
    lines(record),
    answer,
  ]
  return `${sections.join('\n\n')}\n`
}

const lines = (list: MailLine[]) => list.map(({ label, value }) => `${label}: ${value}`).join('\n')
