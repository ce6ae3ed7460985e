import { escapeHtml } from './escape.ts'
import { calculateRoi, type RoiField, type RoiInputs, roiFieldNames } from './roi.ts'

/** The texts shown when there is no figure, on the page and in the workbook. */
interface PlaceholderTexts {
  never: string
  noCost: string
}

/** The values of the result cells, by key. */
export function sheetResults(inputs: RoiInputs, words: PlaceholderTexts) {
  const result = calculateRoi(inputs)
  const { cost, value } = result
  return {
    fees: cost.fees,
    time: cost.time,
    own: cost.own,
    cost: cost.total,
    productivityValue: value.productivity,
    turnoverValue: value.turnover,
    attritionValue: value.attrition,
    successionValue: value.succession,
    value: value.total,
    multiple: result.multiple ?? words.noCost,
    withoutProductivity: result.multipleWithoutProductivity ?? words.noCost,
    net: result.net,
    netPercent: result.netPercent ?? words.noCost,
    payback: result.paybackMonths ?? words.never,
    breakEven: result.breakEven ?? words.never,
    gains: result.gains,
  }
}

export type SheetResult = keyof ReturnType<typeof sheetResults>

/** The defined names of input and result cells in the workbook. */
export const inputName = (field: RoiField) => `input_${field}`
export const resultName = (key: SheetResult) => `result_${key}`

/**
 * Writes inputs into the workbook's sheet, keeping its formulas. The cached results, which previews show, are updated as well.
 * @param workbook XML with the defined names
 * @param sheet XML with the cells
 * @returns the XML of the sheet
 * @throws when a named cell is missing
 */
export function fillSheet(
  workbook: string,
  sheet: string,
  inputs: RoiInputs,
  words: PlaceholderTexts,
): string {
  const cells = new Map(
    [...workbook.matchAll(/<definedName name="(\w+)">'[^']+'!\$([A-Z]+)\$(\d+)</g)].map(
      ([, name, column, row]) => [name, `${column}${row}`],
    ),
  )
  const values = [
    ...roiFieldNames.map((field) => [inputName(field), inputs[field]] as const),
    ...Object.entries(sheetResults(inputs, words)).map(
      ([key, value]) => [resultName(key as SheetResult), value] as const,
    ),
  ]
  return values.reduce((xml, [name, value]) => setCell(xml, cells.get(name) ?? name, value), sheet)
}

/**
 * Writes a value into a cell of the sheet's XML, keeping its formula.
 * @returns the XML of the sheet
 * @throws when the sheet has no such cell
 */
export function setCell(sheet: string, cell: string, value: number | string): string {
  const cellPattern = new RegExp(`<c r="${cell}"([^>]*?)(?: t="str")?>(<f>[^<]*</f>)?(?:<v>[^<]*</v>)?</c>`)
  if (!cellPattern.test(sheet)) throw new Error(`The sheet has no cell ${cell}`)
  const type = typeof value === 'string' ? ' t="str"' : ''
  const content = escapeHtml(String(value))
  return sheet.replace(
    cellPattern,
    (_, attributes: string, formula = '') =>
      `<c r="${cell}"${attributes}${type}>${formula}<v>${content}</v></c>`,
  )
}
