import { ATTRIBUTION_KEYS } from '#content/schema/attribution.ts'
import type { StoredEnquiry } from '../outbox/Outbox.ts'

const FIELDS = [
  'name',
  'email',
  'company',
  'companySize',
  'jobTitle',
  'phone',
  'interestedPrograms',
  'message',
]

/** All enquiries as CSV (RFC 4180), readable as UTF-8 by spreadsheets. */
export function exportCsv(all: StoredEnquiry[]): string {
  const head = ['reference', 'state', 'kind', 'receivedAt', ...FIELDS, ...ATTRIBUTION_KEYS, 'score']
  const rows = all.map(({ enquiry, state }) => [
    enquiry.reference,
    state,
    enquiry.kind,
    enquiry.receivedAt,
    ...FIELDS.map((field) => enquiry.fields[field] ?? ''),
    ...ATTRIBUTION_KEYS.map((key) => enquiry.attribution[key] ?? ''),
    String(enquiry.suspicion.score),
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
