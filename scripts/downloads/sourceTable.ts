import type { FigureSource } from '#content/schema/impact.ts'
import type { Piece } from './drawPiece.ts'
import type { PdfBook } from './PdfBook.ts'
import { inner, paper } from './paper.ts'

const WIDTHS = [140, 175, inner - 140 - 175] as const
const GUTTER = 14
const PADDING = 4.5

/** Where each figure comes from: a table whose head comes again on every page it reaches. */
export function sourceTable(
  book: PdfBook,
  head: readonly [string, string, string],
  sources: readonly FigureSource[],
): void {
  const table = book.add(book.element('Table'))
  const headCells = head.map((text): Piece[] => [{ style: 'label', text }])
  const rows = sources.map(({ figure, label, counted, witness }): Piece[][] => [
    [
      { style: 'name', text: figure },
      { style: 'label', text: label },
    ],
    [{ style: 'text', text: counted }],
    [{ style: 'quiet', text: witness }],
  ])
  const add = (cells: readonly (readonly Piece[])[], tag: 'TH' | 'TD') => {
    table.add(
      book.element(
        'TR',
        cells.map((pieces, column) => cell(book, pieces, column, tag)),
      ),
    )
    book.y += heightOf(book, cells)
  }
  add(headCells, 'TH')
  for (const cells of rows) {
    const page = book.page
    book.keep(heightOf(book, cells))
    if (book.page > page) add(headCells, 'TH')
    book.rule()
    add(cells, 'TD')
  }
  table.end()
}

function cell(book: PdfBook, pieces: readonly Piece[], column: number, tag: 'TH' | 'TD') {
  const x = paper.left + WIDTHS.slice(0, column).reduce((sum, width) => sum + width, 0)
  const y = book.y + PADDING + baselineShift(book, pieces)
  const children = book.elementsOf(pieces, { x, y, width: measure(column) })
  return book.element(tag, children, tag === 'TH' ? { scope: 'Column' } : {})
}

function heightOf(book: PdfBook, cells: readonly (readonly Piece[])[]): number {
  const heights = cells.map(
    (pieces, column) => baselineShift(book, pieces) + book.heightOf(pieces, measure(column)),
  )
  return Math.max(...heights) + 2 * PADDING
}

const measure = (column: number) => (WIDTHS[column] ?? 0) - GUTTER

/** Brings the first line of a cell down to the base line of the figure beside it. */
const baselineShift = (book: PdfBook, pieces: readonly Piece[]) =>
  pieces[0]?.style === 'text' || pieces[0]?.style === 'quiet'
    ? book.baselineOf({ style: 'name', text: '' }) - book.baselineOf(pieces[0])
    : 0
