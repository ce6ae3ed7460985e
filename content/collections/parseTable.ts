import type { Tokens } from 'marked'
import type { Inline, TableColumn } from '../schema/article.ts'
import { parseInline } from './parseInline.ts'

/**
 * The columns and rows of a table. The cells of the first column name their rows.
 * @throws Error for a table without rows, or with a row that has no name.
 */
export function parseTable({ header, align, rows }: Tokens.Table): {
  columns: TableColumn[]
  rows: Inline[][][]
} {
  if (rows.length === 0) throw new Error('a table needs rows below its head')
  const columns = header.map(({ tokens }, at): TableColumn => {
    const side = align[at]
    return { ...(side && { align: side }), content: parseInline(tokens) }
  })
  return {
    columns,
    rows: rows.map((cells, at) => {
      const row = cells.map(({ tokens }) => parseInline(tokens))
      if (row[0]?.length === 0)
        throw new Error(`row ${at + 1} of the table: the first cell names the row and must not be empty`)
      return row
    }),
  }
}
