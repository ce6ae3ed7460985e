import { expect, it } from 'vitest'
import type { StoredInquiry } from '../outbox/Outbox.ts'
import { DEMO_BODY, makeInquiry } from '../testing/makeInquiry.ts'
import { exportCsv } from './exportCsv.ts'

function stored(key: string, fields: Record<string, string>): StoredInquiry {
  const inquiry = makeInquiry(key, { fields })
  return { id: inquiry.id, channel: 'sales', inquiry, state: 'waiting', since: new Date() }
}

/** Parses cells as lenient readers do: a quote closed early leaves the rest of its cell unquoted. */
function cellsOf(csv: string, separator: string): string[] {
  const cells = ['']
  let isQuoted = false
  for (let at = 1; at < csv.length; at += 1) {
    const letter = csv[at] ?? ''
    const last = cells.length - 1
    if (letter === '"' && (isQuoted || cells[last] === '')) {
      if (isQuoted && csv[at + 1] === '"') {
        cells[last] += '"'
        at += 1
      } else isQuoted = !isQuoted
    } else if (!isQuoted && (letter === separator || letter === '\r' || letter === '\n')) cells.push('')
    else cells[last] += letter
  }
  return cells
}

const HOSTILE = [
  { company: '=HYPERLINK("http://evil.example")' },
  { company: 'x";=HYPERLINK("http://evil.example")', name: 'N;=1+1;' },
  { company: 'C;=cmd|/C calc!A0;', message: 'ok;=1+2\n=3+3\r\n\t@SUM(1)' },
  { company: '＝1+1', name: ' =1', message: 'a\n "-1\n;\n+1\n| \'@x' },
]

it.each([',', ';', '\t', '|'])('contains no formula for a spreadsheet that splits at %j', (separator) => {
  const all = HOSTILE.map((fields, at) => stored(String(at), { ...DEMO_BODY, phone: '', ...fields }))
  const cells = cellsOf(exportCsv(all), separator)
  expect(cells.length).toBeGreaterThan(4 * HOSTILE.length)
  expect(cells.filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell))).toEqual([])
})

it('leaves harmless text unchanged', () => {
  const fields = {
    ...DEMO_BODY,
    phone: '+91 40 5550 0100',
    company: 'A & B; C - D',
    message: 'Mail me @ noon, 1+1=2',
  }
  const { companySize, ...texts } = fields
  const csv = exportCsv([stored('a', fields)])
  for (const text of Object.values(texts)) expect(csv).toContain(`"${text}"`)
  // A spreadsheet would take `1-50` for a date.
  expect(csv).toContain(`"${companySize} people"`)
})

it('keeps a field that the form no longer has', () => {
  const csv = exportCsv([stored('a', { ...DEMO_BODY, faxNumber: '040 1' })])
  expect(csv.split('\r\n')[0]).toMatch(/"score","faxNumber"$/)
  expect(csv).toContain('"040 1"')
})
