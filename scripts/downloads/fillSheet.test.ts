import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { impactCalculator } from '#content/impact.ts'
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
const formulas = (sheet: string) => [...sheet.matchAll(/<f>([^<]*)<\/f>/g)].map(([, formula]) => formula)

/** The cached value of a cell, which previews show. */
function shown(sheet: string, cell = '') {
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
  const cells = namedCells(read('xl/workbook.xml'))
  const filled = fillSheet(sheet, cells, inputs, words)
  for (const field of roiFieldNames)
    expect(shown(filled, cells.get(cellName('input', field))), field).toBe(inputs[field])
  const result = calculateRoi(inputs)
  for (const key of Object.keys(result) as (keyof RoiResult)[])
    expect(shown(filled, cells.get(cellName('result', key))), key).toBe(resultValue(result, key, words))
  expect(formulas(filled)).toEqual(formulas(sheet))
  expect(formulas(filled)).toHaveLength(Object.keys(result).length)
})
