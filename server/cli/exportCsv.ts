import { ATTRIBUTION_KEYS } from '#content/schema/attribution.ts'
import { ENQUIRY_FIELDS } from '#content/schema/enquiryFields.ts'
import { formerFields } from '../enquiry/formerFields.ts'
import type { StoredEnquiry } from '../outbox/Outbox.ts'

/** All enquiries as CSV (RFC 4180), readable as UTF-8 by spreadsheets. Fields that the forms no longer have come last. */
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
 * Where a cell may begin, and what makes a formula of it. Spreadsheets of many countries split a file at semicolons, and
 * then also at line breaks inside what they no longer see as quoted.
 */
const FORMULA_START = /(^|[;|\t\r\n])([\s"']*)([=+\-@＝＋－＠])/g

/** A text that a spreadsheet would take for a formula gets an apostrophe in front of it (OWASP ASVS 5.0, 1.2.10). */
function cell(text: string): string {
  return `"${text.replace(FORMULA_START, "$1$2'$3").replaceAll('"', '""')}"`
}
