import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { impactCalculator } from '#content/impact.ts'
import { escapeHtml } from '#content/schema/escape.ts'
import {
  calculateRoi,
  type RoiInputs,
  type RoiResult,
  roiFieldNames,
  roiFields,
} from '#content/schema/roi.ts'
import { cellName, fillSheet, namedCells, resultValue } from '#content/schema/roiSheet.ts'
import { roiWorkbook } from './roiWorkbook.ts'

const words = impactCalculator.result
const files = unzipSync(await roiWorkbook())
const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())
const sheet = read('xl/worksheets/sheet1.xml')
const addresses = namedCells(read('xl/workbook.xml'))
const example = readCells(sheet)

/** The cells of a sheet: what previews show, and the formula behind it. */
function readCells(xml: string) {
  const cells = xml.matchAll(/<c r="(\w+)"[^>]*?( t="str")?>(?:<f>([^<]*)<\/f>)?<v>([^<]*)<\/v><\/c>/g)
  return new Map(
    [...cells].map(([, address, isText, formula, value]) => [
      address,
      { formula: formula?.replaceAll('&gt;', '>'), shown: isText ? value : Number(value) },
    ]),
  )
}

const FUNCTIONS = {
  IF: (is: boolean, yes: unknown, no: unknown) => (is ? yes : no),
  SUM: (from: number, to: number, cell: (row: number) => number) =>
    Array.from({ length: to - from + 1 }, (_, at) => cell(from + at)).reduce((sum, value) => sum + value, 0),
  ROUND: (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits,
  CEILING: (value: number, step: number) => Math.ceil(value / step) * step,
}

/** Calculates a cell as a spreadsheet does: its formula read as JavaScript. */
function calculate(cells: typeof example, address = ''): unknown {
  const { formula, shown } = cells.get(address) ?? {}
  if (formula === undefined) return shown
  const code = formula.replace(/SUM\(B(\d+):B(\d+)\)/g, 'SUM($1,$2,cell)').replace(/\bB(\d+)/g, 'cell($1)')
  return new Function('cell', ...Object.keys(FUNCTIONS), `return ${code}`)(
    (row: number) => calculate(cells, `B${row}`),
    ...Object.values(FUNCTIONS),
  )
}

function expectSame(inputs: RoiInputs) {
  const filled = readCells(fillSheet(sheet, addresses, inputs, words))
  for (const field of roiFieldNames)
    expect(filled.get(addresses.get(cellName('input', field))), field).toEqual({ shown: inputs[field] })
  const result = calculateRoi(inputs)
  for (const key of Object.keys(result) as (keyof RoiResult)[]) {
    const address = addresses.get(cellName('result', key))
    const value = resultValue(result, key, words)
    const { formula } = example.get(address) ?? {}
    expect(formula).toBeDefined()
    expect(filled.get(address), key).toEqual({
      formula,
      shown: typeof value === 'string' ? escapeHtml(value) : value,
    })
    const calculated = calculate(filled, address)
    if (typeof value === 'string') expect(calculated, key).toBe(value)
    // Spreadsheets calculate with 15 digits.
    else expect(Math.abs(Number(calculated) - value) / Math.max(1, Math.abs(value)), key).toBeLessThan(1e-9)
  }
}

const nothingGained = { productivity: 0, turnoverCut: 0, attritionCut: 0, fasterSuccession: 0 }
const nothingSpent = { fee: 0, days: 0, ownCosts: 0 }

/** Random inputs within the limits, with frequent extremes, and frequently without cost or gain. */
const anyInputs: fc.Arbitrary<RoiInputs> = fc
  .tuple(
    fc.record(
      Object.fromEntries(
        roiFieldNames.map((field) => {
          const { min, max, whole } = roiFields[field]
          const ends = fc.constantFrom(min, max)
          const number = whole
            ? fc.integer({ min, max })
            : fc.integer({ min: min * 10, max: max * 10 }).map((n) => n / 10)
          return [field, fc.oneof({ weight: 1, arbitrary: ends }, { weight: 5, arbitrary: number })]
        }),
      ) as Record<keyof RoiInputs, fc.Arbitrary<number>>,
    ),
    fc.constantFrom(
      {},
      {},
      nothingGained,
      nothingSpent,
      { credit: 0 },
      { ...nothingGained, ...nothingSpent },
    ),
  )
  .map(([inputs, special]) => ({ ...inputs, ...special }))

it('the workbook filled with any inputs shows and calculates the same figures as the page', () => {
  fc.assert(fc.property(anyInputs, expectSame), { numRuns: 50 })
})
