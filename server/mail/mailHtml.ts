import { brand } from '#content/brand.ts'
import { escapeHtml } from '#content/schema/escapeHtml.ts'
import type { MailContent, MailLine } from './mailContent.ts'

const { ink: INK, teal, coral, sand } = brand.palette
const TEAL = teal[700]
const QUIET = sand[600]
const GROUND = sand[1]
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** Fixed table columns, so that even long words wrap, however little CSS the mail program supports. */
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"'
const FIXED = 'table-layout:fixed;width:100%'
const BREAK = 'overflow-wrap:anywhere;word-break:break-word'

/** Renders the mail as HTML that reads well on a phone: one column, no images, no external resources. */
export function mailHtml({
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
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:0;background:${GROUND}">
<table ${TABLE} style="${FIXED};background:${GROUND}"><tr><td align="center" style="padding:16px 8px">
<table ${TABLE} style="${FIXED};max-width:600px;background:white;border-top:4px solid ${TEAL};${FONT};color:${INK};font-size:16px;line-height:1.5">
<tr><td style="padding:24px 20px 0">
<p style="margin:0;color:${TEAL};font-size:14px;font-weight:600">${escapeHtml(heading)}</p>
<h1 style="margin:4px 0 0;font-size:20px;line-height:1.35;font-weight:600;${BREAK}">${escapeHtml(lead)}</h1>
<p style="margin:8px 0 0;color:${QUIET};font-size:14px">${escapeHtml(due)}</p>
</td></tr>
${caution ? row(`<p style="margin:0;padding:12px;background:${coral[100]};color:${coral[700]};font-size:14px">${escapeHtml(caution)}</p>`) : ''}
${row(facts(people, 16))}
${texts.map(({ label, text }) => row(block(label, text))).join('\n')}
${origin.length > 0 ? row(`<p style="margin:0 0 4px;color:${QUIET};font-size:14px">Source</p>${facts(origin, 14)}`) : ''}
<tr><td style="padding:20px"><div style="border-top:1px solid ${sand[2]};padding-top:12px">${facts(record, 14)}
<p style="margin:12px 0 0;color:${QUIET};font-size:14px">${escapeHtml(answer)}</p></div></td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

const row = (html: string) => `<tr><td style="padding:20px 20px 0">${html}</td></tr>`

const facts = (lines: MailLine[], size: number) =>
  `<table ${TABLE} style="${FIXED};font-size:${size}px">${lines.map(fact).join('')}</table>`

function fact({ label, value, href }: MailLine): string {
  const shown = href
    ? `<a href="${escapeHtml(href)}" style="color:${TEAL}">${escapeHtml(value)}</a>`
    : escapeHtml(value)
  return `<tr><td valign="top" style="padding:3px 8px 3px 0;width:32%;color:${QUIET}">${escapeHtml(label)}</td><td valign="top" style="padding:3px 0;${BREAK}">${shown}</td></tr>`
}

const block = (label: string, text: string) =>
  `<p style="margin:0 0 4px;color:${QUIET};font-size:14px">${escapeHtml(label)}</p><div style="padding:12px 14px;background:${GROUND};border-left:3px solid ${TEAL};white-space:pre-wrap;${BREAK}">${escapeHtml(text)}</div>`
