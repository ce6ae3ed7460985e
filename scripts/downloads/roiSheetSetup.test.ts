import { expect, test } from 'vitest'
import { calculateRoi, roiDefaults, roiFields } from '#content/schema/roi.ts'
import { cellOf, roiSheet } from './roiFormulas.ts'
import { completeSheet } from './roiSheetSetup.ts'

const rows = roiSheet()
const formulas = rows.flatMap((row) =>
  row.kind === 'result' ? [`<c r="${cellOf(rows, row.key)}" s="8"><f>=${row.formula}</f></c>`] : [],
)
const written = `<worksheet xmlns="x"><sheetData>${formulas.join('')}</sheetData></worksheet>`

test('previews find the result of each formula, and formulas stand without their sign', () => {
  const xml = completeSheet(written, rows)
  const cell = new RegExp(`<c r="${cellOf(rows, 'multiple')}" s="8"><f>IF[^=]+</f><v>([^<]+)</v></c>`)
  expect(Number(cell.exec(xml)?.[1])).toBeCloseTo(calculateRoi(roiDefaults).multiple ?? 0, 9)
  expect(xml.match(/<\/f><v>[\d.]+<\/v><\/c>/g)).toHaveLength(formulas.length)
  expect(xml).not.toContain('<f>=')
})

test('every input keeps the limits of the page', () => {
  const xml = completeSheet(written, rows)
  expect(xml.match(/<dataValidation /g)).toHaveLength(Object.keys(roiFields).length)
  expect(xml).toContain(`sqref="${cellOf(rows, 'months')}"><formula1>1</formula1><formula2>36</formula2>`)
})
