import { ATTRIBUTION_KEYS } from '#content/schema/attribution.ts'
import { INQUIRY_FIELDS } from '#content/schema/inquiryFields.ts'
import { formerFields } from '../inquiry/formerFields.ts'
import { sizeText } from '../mail/mailContent.ts'
import type { StoredInquiry } from '../outbox/Outbox.ts'

/**
 * Formats all inquiries as CSV (RFC 4180) with a byte order mark, so that spreadsheets read UTF-8. Fields that the
 * forms no longer have come last.
 */
export function exportCsv(all: StoredInquiry[]): string {
  const fields = INQUIRY_FIELDS.map(({ name }): string => name)
  const former = [...new Set(all.flatMap(({ inquiry }) => formerFields(inquiry)))].filter(
    (name) => !fields.includes(name),
  )
  const record = ['reference', 'state', 'kind', 'receivedAt']
  const head = [...record, ...fields, ...ATTRIBUTION_KEYS, 'score', ...former]
  const rows = all.map(({ inquiry, state }) => [
    inquiry.reference,
    state,
    inquiry.kind,
    inquiry.receivedAt,
    ...fields.map((field) => textOf(field, inquiry.fields[field])),
    ...ATTRIBUTION_KEYS.map((key) => inquiry.attribution[key] ?? ''),
    String(inquiry.suspicion.score),
    ...former.map((field) => inquiry.fields[field] ?? ''),
  ])
  return csv([head, ...rows])
}

/** Numbers like `1-50` are dates for a spreadsheet, unless they have a unit. */
const textOf = (field: string, value = '') => (field === 'companySize' && value ? sizeText(value) : value)

/** Formats rows as CSV (RFC 4180) that spreadsheets and CRMs read as it is. */
export const csv = (rows: string[][]) =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`

/**
 * Where a formula could start inside a cell. Spreadsheets in many countries split at semicolons, and then also at
 * line breaks they no longer consider quoted.
 */
const FORMULA_START = /(^|[;|\t\r\n])([\s"']*)([=+\-@＝＋－＠])/g

/** What begins like a formula but is only a number: `+91 40 5550 0142` has to reach a CRM as it is. */
const PHONE = /^\+[\d ().-]{5,30}$/

/** Puts an apostrophe in front of text that a spreadsheet would run as a formula (OWASP ASVS 5.0, 1.2.10). */
function cell(text: string): string {
  if (PHONE.test(text)) return `"${text}"`
  return `"${text.replace(FORMULA_START, "$1$2'$3").replaceAll('"', '""')}"`
}
