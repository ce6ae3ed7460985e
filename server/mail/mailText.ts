import { mails } from '#content/mails.ts'
import type { MailContent, MailLine } from './mailContent.ts'

/**
 * Renders the mail as plain text, one fact per line. Lines written by the visitor are prefixed with `> `, so that
 * none can pass for one of ours.
 */
export function mailText(content: MailContent): string {
  const { heading, lead, due, people, texts, origin, record, caution, answer } = content
  const sections = [
    `${heading}\n${lead}\n${due}`,
    ...(caution ? [caution] : []),
    lines(people),
    ...texts.map(({ label, text }) => `${label}:\n${marked(text)}`),
    ...(origin.length > 0 ? [`${mails.inquiry.origin}\n${lines(origin)}`] : []),
    lines(record),
    answer,
  ]
  return `${sections.join('\n\n')}\n`
}

const lines = (list: MailLine[]) => list.map(({ label, value }) => `${label}: ${value}`).join('\n')

/** Some programs also break lines at Unicode's two separators. */
const marked = (text: string) => text.replace(/^|[\n\u2028\u2029]/g, (lineBreak) => `${lineBreak}> `)
