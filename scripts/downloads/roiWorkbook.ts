import writeExcelFile from 'write-excel-file/node'
import { brand } from '#content/brand.ts'
import { documents } from '#content/documents.ts'
import { roiSheet, type SheetRow } from './roiFormulas.ts'
import { completeSheet, nameCells } from './roiSheetSetup.ts'

const { sand, teal } = brand.palette
const serif = { fontFamily: 'Georgia' } as const
const cell = { height: 19, alignVertical: 'center' } as const
const edge = { ...cell, bottomBorderStyle: 'thin', bottomBorderColor: sand[2] } as const
const quiet = { textColor: sand[600] } as const
/** The main result, which is highlighted. */
const RETURN = 'multiple'

function cells(row: SheetRow) {
  switch (row.kind) {
    case 'space':
      return []
    case 'title':
      return [{ value: row.text, fontSize: 24, height: 38, textColor: teal[900], ...serif }]
    case 'heading':
      return [
        {
          value: row.text,
          fontSize: 14,
          height: 32,
          alignVertical: 'bottom' as const,
          textColor: teal[700],
          ...serif,
        },
      ]
    case 'note':
      return [
        {
          value: row.text,
          ...cell,
          ...quiet,
          columnSpan: 4,
          wrap: true,
          height: row.text.length > 90 ? 34 : 19,
        },
      ]
    case 'head':
      return row.cells.map((value, column) => ({
        value,
        ...edge,
        fontWeight: 'bold' as const,
        align: column === 1 ? ('right' as const) : ('left' as const),
        indent: column === 2 ? 1 : 0,
      }))
    case 'input':
      return [
        { value: row.label, ...edge },
        {
          value: row.value,
          type: Number,
          format: row.unit === 'amount' ? '#,##0.00' : undefined,
          backgroundColor: sand[1],
          ...edge,
        },
        { value: row.unit, align: 'left' as const, indent: 1, ...quiet, ...edge },
        { value: row.note, ...quiet, ...edge },
      ]
    case 'result': {
      const looks = row.strong ? { ...edge, fontWeight: 'bold' as const } : edge
      const large =
        row.name === RETURN ? { ...looks, fontSize: 18, height: 34, textColor: teal[700], ...serif } : looks
      return [
        { value: row.label, ...looks, height: large.height },
        { value: `=${row.formula}`, type: 'Formula' as const, format: row.format, ...large },
      ]
    }
  }
}

/** Makes the ROI calculator as a workbook with formulas, equal to the one on /impact. */
export async function roiWorkbook(): Promise<Buffer> {
  const rows = roiSheet()
  const setup = {
    files: {
      transform: {
        'xl/workbook.xml': { transform: (xml: string) => nameCells(xml, rows) },
        'xl/worksheets/sheet{id}.xml': { transform: (xml: string) => completeSheet(xml, rows) },
      },
    },
  }
  return writeExcelFile(
    rows.map(cells),
    {
      sheet: documents.roiCalculator.sheet,
      columns: [{ width: 46 }, { width: 16 }, { width: 10 }, { width: 44 }],
      showGridLines: false,
    },
    { fontFamily: 'Calibri', fontSize: 11, features: [setup] },
  ).toBuffer()
}
