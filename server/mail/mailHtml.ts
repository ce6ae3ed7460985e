import { brand } from '#content/brand.ts'
import { mails } from '#content/mails.ts'
import { escapeHtml } from '#content/schema/escape.ts'
import type { MailContent, MailLine } from './mailContent.ts'

const { ink, teal, coral, sand } = brand.palette
/** Even long words wrap, however little CSS the mail program supports. */
const TABLE = 'role="presentation" width="100%" style="table-layout:fixed;overflow-wrap:anywhere"'
const PAGE = `margin:0 auto;max-width:600px;padding:16px;font:16px/1.5 system-ui,sans-serif;color:${ink};overflow-wrap:anywhere`
const QUOTE = `margin:0;padding:12px;background:${sand[1]};border-left:3px solid ${teal[700]};white-space:pre-wrap;overflow-wrap:anywhere`

/** The house in letters, which no mail program blocks. */
export const LETTERHEAD = `<p style="font:24px/1.2 Georgia,serif;border-bottom:3px solid ${coral[500]};padding-bottom:12px;margin:0 0 24px">${escapeHtml(brand.name)}</p>`

/** Renders the mail as HTML that reads well on a phone: one column, no images, no external resources. */
export function mailHtml(content: MailContent): string {
  const { heading, lead, due, people, texts, origin, record, caution, answer } = content
  const parts = [
    LETTERHEAD,
    `<p style="color:${teal[700]}">${escapeHtml(heading)}</p>`,
    `<h1 style="font-size:20px;overflow-wrap:anywhere">${escapeHtml(lead)}</h1>`,
    paragraph(due),
    caution ? `<p style="color:${coral[700]}">${escapeHtml(caution)}</p>` : '',
    facts(people),
    ...texts.map(({ label, text }) => `${paragraph(label)}<div style="${QUOTE}">${escapeHtml(text)}</div>`),
    origin.length > 0 ? paragraph(mails.inquiry.origin) + facts(origin) : '',
    facts(record),
    paragraph(answer),
  ]
  return mailDocument(heading, PAGE, parts)
}

/** The frame of every mail in HTML. */
export const mailDocument = (title: string, style: string, parts: string[]) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="${style}">
${parts.join('\n')}
</body>
</html>
`

const paragraph = (text: string) => `<p style="color:${sand[600]}">${escapeHtml(text)}</p>`

const facts = (lines: MailLine[]) => `<table ${TABLE}>${lines.map(fact).join('')}</table>`

function fact({ label, value, href }: MailLine): string {
  const text = escapeHtml(value)
  const shown = href ? `<a href="${escapeHtml(href)}">${text}</a>` : text
  return `<tr><td width="32%" valign="top">${escapeHtml(label)}</td><td style="overflow-wrap:anywhere">${shown}</td></tr>`
}
