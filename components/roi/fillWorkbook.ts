import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { RoiCalculatorText } from '#content/impact.ts'
import type { RoiInputs } from '#content/schema/roi.ts'
import { fillSheet, namedCells } from '#content/schema/roiSheet.ts'

const WORKBOOK = 'xl/workbook.xml'
const SHEET = 'xl/worksheets/sheet1.xml'

/**
 * Writes inputs into the workbook of the worked example.
 * @param href address of the workbook
 * @returns the bytes of the new workbook
 * @throws if the workbook can't be fetched or has an unexpected layout
 */
export async function fillWorkbook(href: string, inputs: RoiInputs, resultText: RoiCalculatorText['result']) {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${response.status}: ${href}`)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  files[SHEET] = strToU8(fillSheet(read(SHEET), namedCells(read(WORKBOOK)), inputs, resultText))
  return zipSync(files)
}
