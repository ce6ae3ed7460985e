import type { Image } from '#content/images.ts'
import { requiredArt } from '../art/sourceArt.ts'
import type { Piece, Place } from './drawPiece.ts'
import { drawSvg } from './drawSvg.ts'
import type { PdfBook } from './PdfBook.ts'
import { columns, inner, paper } from './paper.ts'

/** A name on the left and what is said of it on the right, below a hairline. */
export interface Row {
  left: readonly Piece[]
  right: readonly Piece[]
  /** A picture inside a page, 4:3: stands in the left column in place of texts. */
  picture?: Image
}

const ROW_PADDING = 5.5
const PICTURE = 96
const PICTURE_HEIGHT = PICTURE * 0.75 + 4
const GUTTER = 18
const BETWEEN_ROWS = 8

interface HeadingOptions {
  intro?: string
  /** A "part" is one level below a "heading". */
  level?: 'heading' | 'part'
}

/**
 * A heading, with a line of introduction, that stays with what follows.
 * @param need height of the beginning of what follows
 */
export function heading(
  book: PdfBook,
  text: string,
  need: number,
  { intro, level = 'heading' }: HeadingOptions = {},
): void {
  const title: Piece[] = [{ style: level, text }]
  const lines: Piece[] = intro ? [{ style: 'quiet', text: intro }] : []
  const above = level === 'heading' ? 26 : 18
  const own = book.heightOf(title, inner) + book.heightOf(lines, paper.measure) + 14
  book.keep(above + own + need)
  if (book.y > paper.top) book.y += above
  if (level === 'heading') book.bookmark(text)
  book.set(title, inner)
  book.y += 4
  book.set(lines)
  book.y += 10
}

/** A heading and its rows. */
export function section(
  book: PdfBook,
  text: string,
  rows: readonly Row[],
  options: HeadingOptions = {},
): void {
  heading(book, text, heightOfRows(book, rows.slice(0, 2)), options)
  setRows(book, rows)
}

/** Rows one below the other. None breaks over two pages, and the last does not stand alone on the next one. */
export function setRows(book: PdfBook, rows: readonly Row[]): void {
  const list = book.add(book.element('L'))
  for (const [index, row] of rows.entries()) {
    const height = heightOfRows(book, [row])
    book.keep(index === rows.length - 2 ? heightOfRows(book, rows.slice(index)) : height)
    book.rule()
    const baseline = firstBaseline(book, row)
    const place = (pieces: readonly Piece[], x: number, width: number) =>
      book.elementsOf(pieces, { x, width, y: book.y + ROW_PADDING + baseline - book.baselineOf(pieces[0]) })
    const left = row.picture
      ? picture(book, row.picture, { x: paper.left, y: book.y + ROW_PADDING + 2, width: PICTURE })
      : place(row.left, paper.left, columns.left)
    const label = left.length > 0 ? [book.element('Lbl', left)] : []
    const { x, right } = columnsOf(row)
    const body = book.element('LBody', place(row.right, x, right))
    list.add(book.element('LI', [...label, body]))
    book.y += height
  }
  list.end()
}

/** A picture of the site, as elements; one that says nothing of its own is not read out. */
export function picture(book: PdfBook, { src, width, height, alt }: Image, place: Place) {
  const { svg } = requiredArt(/^\/art\/(\w+\/[a-z0-9-]+)\./.exec(src)?.[1] ?? src, width, height)
  const draw = () => drawSvg(book.doc, svg, place)
  if (alt) return [book.element('Figure', draw, { alt })]
  book.decoration(draw)
  return []
}

/** Beside a picture there is more room for words. */
const columnsOf = ({ picture }: Row) =>
  picture ? { x: paper.left + PICTURE + GUTTER, right: inner - PICTURE - GUTTER } : columns

/** How high rows are together. */
export function heightOfRows(book: PdfBook, rows: readonly Row[]): number {
  const heights = rows.map((row) => {
    const baseline = firstBaseline(book, row)
    const sides = [
      [row.left, columns.left],
      [row.right, columnsOf(row).right],
    ] as const
    const lowest = sides.map(
      ([pieces, width]) => baseline - book.baselineOf(pieces[0]) + book.heightOf(pieces, width),
    )
    return Math.max(...lowest, row.picture ? PICTURE_HEIGHT : 0) + 2 * ROW_PADDING
  })
  return heights.reduce((sum, height) => sum + height, 0)
}

const firstBaseline = (book: PdfBook, { left, right }: Row) =>
  Math.max(book.baselineOf(left[0]), book.baselineOf(right[0]))

const columnWidth = (count: number) => (inner - (count - 1) * GUTTER) / count

/** How high groups are in columns. */
export function heightOfColumns(book: PdfBook, groups: readonly (readonly Piece[])[], count: number): number {
  const heights = groups.map((pieces) => book.heightOf(pieces, columnWidth(count)))
  const rows = Array.from({ length: Math.ceil(groups.length / count) }, (_, row) =>
    Math.max(...heights.slice(row * count, (row + 1) * count)),
  )
  return rows.reduce((sum, height) => sum + height + BETWEEN_ROWS, -BETWEEN_ROWS)
}

/** Groups of pieces side by side in columns of equal width, row by row. */
export function setColumns(book: PdfBook, groups: readonly (readonly Piece[])[], count: number): void {
  const width = columnWidth(count)
  const list = book.add(book.element('L'))
  for (let at = 0; at < groups.length; at += count) {
    const row = groups.slice(at, at + count)
    const height = Math.max(...row.map((pieces) => book.heightOf(pieces, width)))
    if (at > 0) book.y += BETWEEN_ROWS
    book.keep(height)
    for (const [column, pieces] of row.entries()) {
      const place = { x: paper.left + column * (width + GUTTER), y: book.y, width }
      list.add(book.element('LI', [book.element('LBody', book.elementsOf(pieces, place))]))
    }
    book.y += height
  }
  list.end()
  book.y += 6
}
