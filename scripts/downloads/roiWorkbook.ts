import writeExcelFile from 'write-excel-file/node'
import { documents } from '#content/documents.ts'
import { roiSheet, type SheetRow } from './roiFormulas.ts'

const serif = { fontFamily: 'Georgia' } as const
const edge = { bottomBorderStyle: 'thin', bottomBorderColor: '#E7DCCB' } as const

function cells(row: SheetRow) {
  switch (row.kind) {
    case 'space':
      return []
    case 'title':
      return [{ value: row.text, fontSize: 22, height: 34, textColor: '#0B3A3D', ...serif }]
    case 'heading':
      return [{ value: row.text, fontSize: 14, height: 28, textColor: '#0E5658', ...serif }]
    case 'note':
      return [{ value: row.text, textColor: '#6B6355' }]
    case 'head':
      return row.cells.map((value) => ({ value, fontWeight: 'bold' as const, ...edge }))
    case 'input':
      return [
        { value: row.label, ...edge },
        { value: row.value, type: Number, format: '#,##0', backgroundColor: '#F5EEE3', ...edge },
        { value: row.unit, textColor: '#6B6355', ...edge },
        { value: row.note, textColor: '#6B6355', ...edge },
      ]
    case 'result': {
      const weight = row.strong ? { fontWeight: 'bold' as const } : {}
      return [
        { value: row.label, ...weight, ...edge },
        { value: `=${row.formula}`, type: 'Formula' as const, format: row.format, ...weight, ...edge },
      ]
    }
  }
}

/** The ROI calculator as a workbook with live formulas, the same as on /impact. */
export async function roiWorkbook(): Promise<Buffer> {
  return writeExcelFile(
    roiSheet().map(cells),
    {
      sheet: documents.roiCalculator.sheet,
      columns: [{ width: 46 }, { width: 16 }, { width: 10 }, { width: 48 }],
    },
    { fontFamily: 'Calibri', fontSize: 11 },
  ).toBuffer()
}
