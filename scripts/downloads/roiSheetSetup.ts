import { documents } from '#content/documents.ts'
import { impactCalculator } from '#content/impact.ts'
import { escapeHtml } from '#content/schema/escape.ts'
import { fill } from '#content/schema/fill.ts'
import { roiDefaults, roiFields } from '#content/schema/roi.ts'
import { fillSheet } from '#content/schema/roiSheet.ts'
import { type SheetRow, sheetCells } from './roiFormulas.ts'

const words = documents.roiCalculator

/**
 * Adds to the sheet's XML what the spreadsheet library doesn't support: cached results of formulas, which previews show;
 * validation of the inputs; and printing on one page with a header.
 * @param xml the sheet as the library wrote it
 * @throws when the cell of an input or a result is missing
 */
export function completeSheet(xml: string, rows: readonly SheetRow[]): string {
  // The library keeps the leading "=" of formulas, which the file format doesn't have.
  return fillSheet(xml, sheetCells(rows), roiDefaults, impactCalculator.result)
    .replaceAll('<f>=', '<f>')
    .replace(/(<worksheet[^>]*>)/, '$1<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
    .replace('</worksheet>', `${validations(rows)}${PRINT}</worksheet>`)
}

/** Adds the defined names of input and result cells to the workbook's XML. */
export function nameCells(xml: string, rows: readonly SheetRow[]): string {
  const names = [...sheetCells(rows)].map(
    ([name, cell]) => `<definedName name="${name}">'${words.sheet}'!$B$${cell.slice(1)}</definedName>`,
  )
  const empty = '<definedNames/>'
  if (!xml.includes(empty)) throw new Error('The workbook has no place for the names of cells')
  return xml.replace(empty, () => `<definedNames>${names.join('')}</definedNames>`)
}

/** Data validation: Excel shows the limits of a selected input and rejects other values. */
function validations(rows: readonly SheetRow[]): string {
  const rules = rows.flatMap((row, at) => {
    if (row.kind !== 'input') return []
    const { min, max, whole } = roiFields[row.name]
    const message = escapeHtml(
      fill(whole ? words.wholeLimits : words.limits, {
        min: min.toLocaleString('en'),
        max: max.toLocaleString('en'),
      }),
    )
    return `<dataValidation type="${whole ? 'whole' : 'decimal'}" allowBlank="0" showInputMessage="1" showErrorMessage="1" error="${message}" prompt="${message}" sqref="B${at + 1}"><formula1>${min}</formula1><formula2>${max}</formula2></dataValidation>`
  })
  return `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`
}

/** A4 portrait on one page. In the header codes, &L is left and &R is right. */
const PRINT = [
  '<printOptions horizontalCentered="1"/>',
  '<pageMargins left="0.6" right="0.6" top="0.7" bottom="0.8" header="0.3" footer="0.4"/>',
  '<pageSetup paperSize="9" orientation="portrait" fitToWidth="1" fitToHeight="1"/>',
  `<headerFooter><oddFooter>${escapeHtml(`&L${documents.footer}&R${documents.edition}`)}</oddFooter></headerFooter>`,
].join('')
