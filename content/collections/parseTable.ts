import type { Tokens } from 'marked'
import type { Inline, TableColumn } from '../schema/article.ts'
import { mistake, readEach } from './MarkdownError.ts'
import { parseInline } from './parseInline.ts'

/** The header line and the delimiter line. */
const HEAD_LINES = 2

/**
 * Converts a table, whose first column contains the row headers.
 * @throws MarkdownError for a table without rows, or for a row with an empty first cell or the wrong number of cells
 */
export function parseTable({ raw, header, align, rows }: Tokens.Table): {
  columns: TableColumn[]
  rows: Inline[][][]
} {
  if (rows.length === 0) throw mistake('a table needs rows below its head')
  const columns = header.map(({ tokens }, at): TableColumn => {
    const side = align[at]
    return { ...(side && { align: side }), content: parseInline(tokens) }
  })
  const lines = raw.split('\n').slice(HEAD_LINES)
  const readRow = (cells: Tokens.TableCell[], at: number) => {
    const count = countCells(lines[at] ?? '')
    if (count !== header.length)
      throw mistake(
        `row ${at + 1} of the table has ${count} ${count === 1 ? 'cell' : 'cells'} and needs ${header.length}, as its head has`,
      )
    const row = cells.map(({ tokens }) => parseInline(tokens))
    if (row[0]?.length === 0)
      throw mistake(`row ${at + 1} of the table: the first cell names the row and must not be empty`)
    return row
  }
  return { columns, rows: readEach(rows, readRow, (at) => at + HEAD_LINES) }
}

/** The number of cells in the source line. The parser pads or truncates rows to the number of columns. */
const countCells = (line: string) =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length
