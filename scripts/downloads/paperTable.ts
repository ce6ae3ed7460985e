import type { PaperTable } from '#content/schema/workingPaper.ts'
import type { Piece, Place } from './drawPiece.ts'
import type { PdfBook } from './PdfBook.ts'
import { colors } from './paper.ts'
import type { PaperBlock } from './paperParts.ts'
import { textStyles } from './textStyles.ts'

type Element = PDFKit.PDFStructureElement

const GUTTER = 14
/** Above and below the text of a cell. */
export const CELL = 3
/** Dates and figures, in characters, as in `components/paper/PaperTable.tsx`. */
const SHORT = 13
const WIDEST = 180

/** A table that a person filled in, whole. */
export function tableBlock(book: PdfBook, { columns, rows, mark }: PaperTable, width: number): PaperBlock {
  const widths = columnWidths(book, [columns, ...rows], width)
  const lines = rows.map((row, index) =>
    row.map((text, column): Piece => {
      const number = mark === 'numbered' && column === 0 ? `${index + 1}. ` : ''
      return { style: 'entry', text: number + text }
    }),
  )
  const head = columns.map((text): Piece => ({ style: 'print', text, color: colors.quiet }))
  const all = [head, ...lines]
  const heights = all.map((row) =>
    Math.max(
      ...row.map((piece, column) => book.heightOf([piece], (widths[column] ?? 0) - GUTTER) + 2 * CELL),
    ),
  )
  const draw = ({ x, y }: Place): Element[] => {
    let top = y
    const trs = all.map((row, index) => {
      let left = x
      const cells = row.map((piece, column) => {
        const place = { x: left, y: top + CELL, width: (widths[column] ?? 0) - GUTTER }
        left += widths[column] ?? 0
        if (mark === 'struck' && index > 0 && column === 0) strike(book, piece, place)
        const options = index === 0 ? { scope: 'Column' } : column === 0 ? { scope: 'Row' } : {}
        return book.element(
          index === 0 || column === 0 ? 'TH' : 'TD',
          book.elementsOf([piece], place),
          options,
        )
      })
      top += heights[index] ?? 0
      book.rule(x, width, top)
      return book.element('TR', cells)
    })
    return [book.element('Table', trs)]
  }
  return { height: heights.reduce((sum, height) => sum + height, 0), elements: draw }
}

/** Columns of dates and figures are as wide as these, and never break; the others share the rest. */
function columnWidths(book: PdfBook, rows: readonly (readonly string[])[], width: number): number[] {
  const columns = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ''))
  const asked = columns.map((texts) => ({
    isShort: texts.every((text) => text.length < SHORT),
    widest: Math.max(...texts.map((text) => book.widthOf({ style: 'entry', text }))) + GUTTER,
  }))
  const sum = (isShort: boolean) =>
    asked.reduce((total, one) => total + (one.isShort === isShort ? Math.min(one.widest, WIDEST) : 0), 0)
  const shareOfRest = (width - sum(true)) / sum(false)
  return asked.map(({ isShort, widest }) => (isShort ? widest : Math.min(widest, WIDEST) * shareOfRest))
}

/** A line through every line of a text, by hand. */
function strike(book: PdfBook, piece: Piece, { x, y, width }: Place): void {
  const { leading } = textStyles[piece.style]
  for (const [index, line] of book.linesOf(piece, width).entries()) {
    const middle = y + index * leading + leading * 0.56
    book.decoration(() =>
      book.doc
        .moveTo(x - 2, middle + 1)
        .lineTo(x + book.widthOf({ ...piece, text: line }) + 3, middle - 1)
        .lineWidth(1.4)
        .strokeColor(colors.coral)
        .stroke(),
    )
  }
}
