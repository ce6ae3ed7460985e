import { escapeHtml } from './escape.ts'
import { calculateRoi, type RoiInputs, type RoiResult, roiFieldNames } from './roi.ts'

/** The texts shown when there is no figure, on the page and in the workbook. */
type PlaceholderTexts = Record<'never' | 'noCost', string>

/** The defined name of the cell of an input or a result in the workbook. */
export const cellName = (kind: 'input' | 'result', name: string) => `${kind}_${name}`

/** The addresses of a workbook's named cells, by name. */
export const namedCells = (workbook: string): ReadonlyMap<string, string> =>
  new Map(
    [...workbook.matchAll(/<definedName name="(\w+)">'[^']+'!\$([A-Z]+)\$(\d+)</g)].map(
      ([, name = '', column, row]) => [name, `${column}${row}`],
    ),
  )

/** What a result cell shows. */
export function resultValue(result: RoiResult, key: keyof RoiResult, words: PlaceholderTexts) {
  return result[key] ?? (key === 'payback' || key === 'breakEven' ? words.never : words.noCost)
}

/**
 * Writes inputs into the workbook's sheet, keeping its formulas, and their results, which previews show.
 * @param sheet its XML
 * @param cells the addresses of its named cells
 * @returns the XML of the sheet
 * @throws when a cell is missing
 */
export function fillSheet(
  sheet: string,
  cells: ReadonlyMap<string, string>,
  inputs: RoiInputs,
  words: PlaceholderTexts,
): string {
  const result = calculateRoi(inputs)
  const keys = Object.keys(result) as (keyof RoiResult)[]
  const values = [
    ...roiFieldNames.map((field) => [cellName('input', field), inputs[field]] as const),
    ...keys.map((key) => [cellName('result', key), resultValue(result, key, words)] as const),
  ]
  return values.reduce((xml, [name, value]) => setCell(xml, cells.get(name) ?? name, value), sheet)
}

/** Writes a value into a cell of the sheet's XML, keeping its formula. */
function setCell(sheet: string, cell: string, value: number | string): string {
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
