import { ATTRIBUTION_KEYS } from '#content/schema/attribution.ts'
import { ENQUIRY_FIELDS } from '#content/schema/enquiryFields.ts'
import { formerFields } from '../enquiry/formerFields.ts'
import type { StoredEnquiry } from '../outbox/Outbox.ts'

/**
 * Formats all enquiries as CSV (RFC 4180) with a byte order mark, so that spreadsheets read UTF-8. Fields that the
 * forms no longer have come last.
 */
export function exportCsv(all: StoredEnquiry[]): string {
  const fields = ENQUIRY_FIELDS.map(({ name }): string => name)
  const former = [...new Set(all.flatMap(({ enquiry }) => formerFields(enquiry)))].filter(
    (name) => !fields.includes(name),
  )
  const record = ['reference', 'state', 'kind', 'receivedAt']
  const head = [...record, ...fields, ...ATTRIBUTION_KEYS, 'score', ...former]
  const rows = all.map(({ enquiry, state }) => [
    enquiry.reference,
    state,
    enquiry.kind,
    enquiry.receivedAt,
    ...fields.map((field) => enquiry.fields[field] ?? ''),
    ...ATTRIBUTION_KEYS.map((key) => enquiry.attribution[key] ?? ''),
    String(enquiry.suspicion.score),
    ...former.map((field) => enquiry.fields[field] ?? ''),
  ])
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/**
 * Where a formula could start inside a cell. Spreadsheets in many countries split at semicolons, and then also at
 * line breaks they no longer consider quoted.
 */
const FORMULA_START = /(^|[;|\t\r\n])([\s"']*)([=+\-@＝＋－＠])/g

/** Puts an apostrophe in front of text that a spreadsheet would run as a formula (OWASP ASVS 5.0, 1.2.10). */
function cell(text: string): string {
  return `"${text.replace(FORMULA_START, "$1$2'$3").replaceAll('"', '""')}"`
}
