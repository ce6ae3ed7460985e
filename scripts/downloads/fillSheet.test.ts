import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { impactCalculator } from '#content/impactCalculator.ts'
import { type RoiInputs, roiFieldNames, roiFields } from '#content/schema/roi.ts'
import { fillSheet, sheetResults } from '#content/schema/roiSheet.ts'
import { cellOf, roiSheet } from './roiFormulas.ts'
import { roiWorkbook } from './roiWorkbook.ts'

const rows = roiSheet()
const words = impactCalculator.result
const formulas = (sheet: string) => [...sheet.matchAll(/<f>([^<]*)<\/f>/g)].map(([, formula]) => formula)

/** The cached value of a cell, which previews show. */
function shown(sheet: string, cell: string) {
  const [, looks = '', value = ''] =
    new RegExp(`<c r="${cell}"([^>]*)>(?:<f>[^<]*</f>)?<v>([^<]*)</v></c>`).exec(sheet) ?? []
  return looks.includes('t="str"') ? value : Number(value)
}

test('the workbook with inputs of a visitor holds them, what comes of them and its formulas', async () => {
  const files = unzipSync(await roiWorkbook())
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const sheet = read('xl/worksheets/sheet1.xml')
  const inputs = Object.fromEntries(
    roiFieldNames.map((field) => [field, (roiFields[field].value + roiFields[field].max) / 2]),
  ) as RoiInputs
  const filled = fillSheet(read('xl/workbook.xml'), sheet, inputs, words)
  for (const field of roiFieldNames) expect(shown(filled, cellOf(rows, field)), field).toBe(inputs[field])
  const results = sheetResults(inputs, words)
  for (const [key, value] of Object.entries(results))
    expect(shown(filled, cellOf(rows, key as keyof typeof results)), key).toBe(value)
  expect(formulas(filled)).toEqual(formulas(sheet))
  expect(formulas(filled)).toHaveLength(Object.keys(results).length)
})
