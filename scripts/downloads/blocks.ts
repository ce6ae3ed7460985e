import type { Image } from '#content/images.ts'
import { sourceArt } from '../art/sourceArt.ts'
import type { Paragraph, TextFrame } from './drawParagraph.ts'
import { drawSvg } from './drawSvg.ts'
import type { PdfBuilder } from './PdfBuilder.ts'
import { columns, inner, paper } from './paper.ts'

/** A row below a hairline: a name on the left and its description on the right. */
export interface Row {
  left: readonly Paragraph[]
  right: readonly Paragraph[]
  /** A picture in 4:3, in place of the texts in the left column. */
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
 * Writes a heading and an optional introduction, on the same page as the beginning of the content below.
 * @param need height of that beginning, in points
 */
export function heading(
  pdf: PdfBuilder,
  text: string,
  need: number,
  { intro, level = 'heading' }: HeadingOptions = {},
): void {
  const title: Paragraph[] = [{ style: level, text }]
  const lines: Paragraph[] = intro ? [{ style: 'quiet', text: intro }] : []
  const above = level === 'heading' ? 26 : 18
  const own = pdf.heightOf(title, inner) + pdf.heightOf(lines, paper.measure) + 14
  pdf.ensureSpace(above + own + need)
  if (pdf.y > paper.top) pdf.y += above
  if (level === 'heading') pdf.bookmark(text)
  pdf.write(title, inner)
  pdf.y += 4
  pdf.write(lines)
  pdf.y += 10
}

/** Writes a heading and its rows. */
export function section(
  pdf: PdfBuilder,
  text: string,
  rows: readonly Row[],
  options: HeadingOptions = {},
): void {
  heading(pdf, text, heightOfRows(pdf, rows.slice(0, 2)), options)
  setRows(pdf, rows)
}

/** Writes rows below each other. No row is split between pages, and the last one never starts a page alone. */
export function setRows(pdf: PdfBuilder, rows: readonly Row[]): void {
  const list = pdf.add(pdf.element('L'))
  for (const [index, row] of rows.entries()) {
    const height = heightOfRows(pdf, [row])
    pdf.ensureSpace(index === rows.length - 2 ? heightOfRows(pdf, rows.slice(index)) : height)
    pdf.rule()
    const baseline = firstBaseline(pdf, row)
    const elementsAt = (paragraphs: readonly Paragraph[], x: number, width: number) =>
      pdf.elementsOf(paragraphs, {
        x,
        width,
        y: pdf.y + ROW_PADDING + baseline - pdf.baselineOf(paragraphs[0]),
      })
    const left = row.picture
      ? picture(pdf, row.picture, { x: paper.left, y: pdf.y + ROW_PADDING + 2, width: PICTURE })
      : elementsAt(row.left, paper.left, columns.left)
    const label = left.length > 0 ? [pdf.element('Lbl', left)] : []
    const { x, right } = columnsOf(row)
    const body = pdf.element('LBody', elementsAt(row.right, x, right))
    list.add(pdf.element('LI', [...label, body]))
    pdf.y += height
  }
  list.end()
}

/** Makes elements of a picture. A decorative one is drawn at once, outside of the reading order. */
export function picture(pdf: PdfBuilder, { src, alt }: Image, frame: TextFrame) {
  const { svg } = sourceArt(/^\/art\/(\w+\/[a-z0-9-]+)\./.exec(src)?.[1] ?? src)
  const draw = () => drawSvg(pdf.doc, svg, frame)
  if (alt) return [pdf.element('Figure', draw, { alt })]
  pdf.artifact(draw)
  return []
}

/** Positions of the columns. The right one is wider next to a picture. */
const columnsOf = ({ picture }: Row) =>
  picture ? { x: paper.left + PICTURE + GUTTER, right: inner - PICTURE - GUTTER } : columns

/** Total height of rows. */
export function heightOfRows(pdf: PdfBuilder, rows: readonly Row[]): number {
  const heights = rows.map((row) => {
    const baseline = firstBaseline(pdf, row)
    const sides = [
      [row.left, columns.left],
      [row.right, columnsOf(row).right],
    ] as const
    const lowest = sides.map(
      ([paragraphs, width]) => baseline - pdf.baselineOf(paragraphs[0]) + pdf.heightOf(paragraphs, width),
    )
    return Math.max(...lowest, row.picture ? PICTURE_HEIGHT : 0) + 2 * ROW_PADDING
  })
  return heights.reduce((sum, height) => sum + height, 0)
}

const firstBaseline = (pdf: PdfBuilder, { left, right }: Row) =>
  Math.max(pdf.baselineOf(left[0]), pdf.baselineOf(right[0]))

const columnWidth = (count: number) => (inner - (count - 1) * GUTTER) / count

/** Height of groups in columns. */
export function heightOfColumns(
  pdf: PdfBuilder,
  groups: readonly (readonly Paragraph[])[],
  count: number,
): number {
  const heights = groups.map((paragraphs) => pdf.heightOf(paragraphs, columnWidth(count)))
  const rows = Array.from({ length: Math.ceil(groups.length / count) }, (_, row) =>
    Math.max(...heights.slice(row * count, (row + 1) * count)),
  )
  return rows.reduce((sum, height) => sum + height + BETWEEN_ROWS, -BETWEEN_ROWS)
}

/** Writes groups of paragraphs next to each other in columns of equal width, row by row. */
export function setColumns(pdf: PdfBuilder, groups: readonly (readonly Paragraph[])[], count: number): void {
  const width = columnWidth(count)
  const list = pdf.add(pdf.element('L'))
  for (let at = 0; at < groups.length; at += count) {
    const row = groups.slice(at, at + count)
    const height = Math.max(...row.map((paragraphs) => pdf.heightOf(paragraphs, width)))
    if (at > 0) pdf.y += BETWEEN_ROWS
    pdf.ensureSpace(height)
    for (const [column, paragraphs] of row.entries()) {
      const frame = { x: paper.left + column * (width + GUTTER), y: pdf.y, width }
      list.add(pdf.element('LI', [pdf.element('LBody', pdf.elementsOf(paragraphs, frame))]))
    }
    pdf.y += height
  }
  list.end()
  pdf.y += 6
}
