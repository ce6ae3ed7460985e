import type { Tokens } from 'marked'
import type { Inline, TableColumn } from '../schema/article.ts'
import { parseInline } from './parseInline.ts'
import type { Report } from './parseMarkdown.ts'

/** The header line and the delimiter line. */
const HEAD_LINES = 2
/** A cell that begins with a figure, perhaps bold. */
const FIGURE = /^(?:\*\*)?[^\w\s*]?\d/

/** Converts a table, whose first column contains the row headers. */
export function parseTable(
  { raw, header, align, rows }: Tokens.Table,
  report: Report,
): { columns: TableColumn[]; rows: Inline[][][] } {
  if (rows.length === 0) report('a table needs rows below its head')
  const lines = raw.split('\n').slice(HEAD_LINES)
  return {
    columns: header.map(({ tokens }, at): TableColumn => {
      // The form editor drops the colons that align a column.
      const hasFigures =
        at > 0 && rows.length > 0 && rows.every((cells) => FIGURE.test(cells[at]?.text ?? ''))
      const side = align[at] ?? (hasFigures ? 'right' : undefined)
      return { ...(side && { align: side }), content: parseInline(tokens, report) }
    }),
    rows: rows.map((cells, at) => {
      const line = lines[at] ?? ''
      // The parser pads or cuts rows to the number of columns.
      const count = line
        .trim()
        .replace(/^\||(?<!\\)\|$/g, '')
        .split(/(?<!\\)\|/).length
      if (count !== header.length)
        report(`this row of the table has ${count} cells and needs ${header.length}, as its head has`, line)
      const row = cells.map(({ tokens }) => parseInline(tokens, report))
      if (row[0]?.length === 0)
        report('the first cell names the row of the table and must not be empty', line)
      return row
    }),
  }
}
