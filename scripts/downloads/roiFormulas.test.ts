import FormulaParser from 'fast-formula-parser'
import { describe, expect, it } from 'vitest'
import { calculateRoi, type RoiInputs, roiDefaults, roiPresets } from '#content/schema/roi.ts'
import { cellOf, resultsOf, roiSheet } from './roiFormulas.ts'

const rows = roiSheet()

/** Evaluates the sheet as a spreadsheet would, with the given inputs in their cells. */
function evaluate(inputs: RoiInputs, name: string): number {
  function valueAt(number: number): number {
    const row = rows[number - 1]
    if (row?.kind === 'input') return inputs[row.field]
    if (row?.kind !== 'result') throw new Error(`Row ${number} holds no number`)
    // A parser of its own for each cell: one does not read a cell while it reads another.
    const parser = new FormulaParser({
      onCell: ({ row: at }) => valueAt(at),
      onRange: ({ from, to }) =>
        Array.from({ length: to.row - from.row + 1 }, (_, at) => [valueAt(from.row + at)]),
    })
    return Number(parser.parse(row.formula, { sheet: 'ROI', row: number, col: 2 }))
  }
  return valueAt(Number(cellOf(rows, name).slice(1)))
}

const cases: [string, RoiInputs][] = [
  ['the worked example', roiDefaults],
  ['the low end', { ...roiDefaults, ...roiPresets.low }],
  ['the high end', { ...roiDefaults, ...roiPresets.high }],
  ['one leader without a team', { ...roiDefaults, participants: 1, teamSize: 0, posts: 0 }],
  [
    'a large group, counted strictly',
    { ...roiDefaults, participants: 400, fee: 2500, credit: 25, months: 12 },
  ],
]

describe('the workbook of the ROI calculator', () => {
  it.each(cases)('gives the same figures as the page: %s', (_name, inputs) => {
    const expected = resultsOf(calculateRoi(inputs))
    expect(Object.keys(expected)).toHaveLength(rows.filter(({ kind }) => kind === 'result').length)
    for (const [name, amount] of Object.entries(expected))
      expect(evaluate(inputs, name), name).toBeCloseTo(amount, 6)
  })
})
