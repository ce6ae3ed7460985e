import fc from 'fast-check'
import FormulaParser from 'fast-formula-parser'
import { describe, expect, it } from 'vitest'
import { impactCalculator } from '#content/impactCalculator.ts'
import { type RoiInputs, roiFieldNames, roiFields } from '#content/schema/roi.ts'
import { type SheetResult, sheetResults } from '#content/schema/roiSheet.ts'
import { roiSheet } from './roiFormulas.ts'

const rows = roiSheet()
const words = impactCalculator.result

/** Calculates the results of the sheet for the given inputs, as a spreadsheet does. */
function calculateSheet(inputs: RoiInputs): Partial<Record<SheetResult, unknown>> {
  const values: unknown[] = []
  const results: Partial<Record<SheetResult, unknown>> = {}
  const valueAt = (number: number) => {
    if (values[number] === undefined) throw new Error(`Row ${number} holds no value yet`)
    return values[number]
  }
  const parser = new FormulaParser({
    onCell: ({ row }) => valueAt(row),
    onRange: ({ from, to }) =>
      Array.from({ length: to.row - from.row + 1 }, (_, at) => [valueAt(from.row + at)]),
  })
  // A formula may refer to one below it.
  const order = [...rows.entries()].sort(([a], [b]) => Number(usesLater(a)) - Number(usesLater(b)))
  for (const [index, row] of order) {
    if (row.kind === 'input') values[index + 1] = inputs[row.field]
    if (row.kind !== 'result') continue
    values[index + 1] = parser.parse(row.formula, { sheet: 'ROI', row: index + 1, col: 2 })
    results[row.key] = values[index + 1]
  }
  return results
}

const usesLater = (index: number) => {
  const row = rows[index]
  return (
    row?.kind === 'result' &&
    [...row.formula.matchAll(/B(\d+)/g)].some(([, number]) => Number(number) > index + 1)
  )
}

function expectSame(inputs: RoiInputs) {
  const shown = calculateSheet(inputs)
  const expected = sheetResults(inputs, words)
  expect(Object.keys(shown).sort()).toEqual(Object.keys(expected).sort())
  for (const [key, value] of Object.entries(expected)) {
    const found = shown[key as SheetResult]
    if (typeof value === 'string') expect(found, key).toBe(value)
    // Spreadsheets calculate with 15 digits.
    else expect(Math.abs(Number(found) - value) / Math.max(1, Math.abs(value)), key).toBeLessThan(1e-9)
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

describe('the workbook of the ROI calculator', () => {
  it('gives the same figures as the page with any inputs', () => {
    fc.assert(fc.property(anyInputs, expectSame), { numRuns: 100 })
  })
})
