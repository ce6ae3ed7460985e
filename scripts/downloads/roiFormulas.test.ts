import fc from 'fast-check'
import { expect, it } from 'vitest'
import { impactCalculator } from '#content/impact.ts'
import {
  calculateRoi,
  type RoiInputs,
  type RoiResult,
  roiFieldNames,
  roiFields,
} from '#content/schema/roi.ts'
import { resultValue } from '#content/schema/roiSheet.ts'
import { roiSheet } from './roiFormulas.ts'

const rows = roiSheet()
const words = impactCalculator.result

const FUNCTIONS = {
  IF: (is: boolean, yes: unknown, no: unknown) => (is ? yes : no),
  SUM: (from: number, to: number, cell: (row: number) => number) =>
    Array.from({ length: to - from + 1 }, (_, at) => cell(from + at)).reduce((sum, value) => sum + value, 0),
  ROUND: (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits,
  CEILING: (value: number, step: number) => Math.ceil(value / step) * step,
}

/** Calculates the results of the sheet for the given inputs, as a spreadsheet does: its formulas read as JavaScript. */
function calculateSheet(inputs: RoiInputs): Partial<Record<keyof RoiResult, unknown>> {
  const cell = (number: number): unknown => {
    const row = rows[number - 1]
    if (row?.kind === 'input') return inputs[row.name]
    if (row?.kind !== 'result') throw new Error(`Row ${number} holds no value`)
    const code = row.formula
      .replace(/SUM\(B(\d+):B(\d+)\)/g, 'SUM($1,$2,cell)')
      .replace(/\bB(\d+)/g, 'cell($1)')
    return new Function('cell', ...Object.keys(FUNCTIONS), `return ${code}`)(
      cell,
      ...Object.values(FUNCTIONS),
    )
  }
  return Object.fromEntries(
    rows.flatMap((row, at) => (row.kind === 'result' ? [[row.name, cell(at + 1)] as const] : [])),
  )
}

function expectSame(inputs: RoiInputs) {
  const shown = calculateSheet(inputs)
  const result = calculateRoi(inputs)
  expect(Object.keys(shown).sort()).toEqual(Object.keys(result).sort())
  for (const key of Object.keys(result) as (keyof RoiResult)[]) {
    const value = resultValue(result, key, words)
    if (typeof value === 'string') expect(shown[key], key).toBe(value)
    // Spreadsheets calculate with 15 digits.
    else expect(Math.abs(Number(shown[key]) - value) / Math.max(1, Math.abs(value)), key).toBeLessThan(1e-9)
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

it('the workbook of the ROI calculator gives the same figures as the page with any inputs', () => {
  fc.assert(fc.property(anyInputs, expectSame), { numRuns: 100 })
})
