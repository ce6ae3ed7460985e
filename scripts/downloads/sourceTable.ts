import type { FigureSource } from '#content/schema/impact.ts'
import type { Paragraph } from './drawParagraph.ts'
import type { PdfBuilder } from './PdfBuilder.ts'
import { inner, paper } from './paper.ts'

const WIDTHS = [140, 175, inner - 140 - 175] as const
const GUTTER = 14
const PADDING = 4.5

/** Adds a table of figures with their sources, and repeats its head on every page. */
export function sourceTable(
  pdf: PdfBuilder,
  head: readonly [string, string, string],
  sources: readonly FigureSource[],
): void {
  const table = pdf.add(pdf.element('Table'))
  const headCells = head.map((text): Paragraph[] => [{ style: 'label', text }])
  const rows = sources.map(({ figure, label, counted, witness }): Paragraph[][] => [
    [
      { style: 'name', text: figure },
      { style: 'label', text: label },
    ],
    [{ style: 'text', text: counted }],
    [{ style: 'quiet', text: witness }],
  ])
  const add = (cells: readonly (readonly Paragraph[])[], tag: 'TH' | 'TD') => {
    table.add(
      pdf.element(
        'TR',
        cells.map((paragraphs, column) => cell(pdf, paragraphs, column, tag)),
      ),
    )
    pdf.y += heightOf(pdf, cells)
  }
  add(headCells, 'TH')
  for (const cells of rows) {
    const page = pdf.page
    pdf.ensureSpace(heightOf(pdf, cells))
    if (pdf.page > page) add(headCells, 'TH')
    pdf.rule()
    add(cells, 'TD')
  }
  table.end()
}

function cell(pdf: PdfBuilder, paragraphs: readonly Paragraph[], column: number, tag: 'TH' | 'TD') {
  const x = paper.left + WIDTHS.slice(0, column).reduce((sum, width) => sum + width, 0)
  const y = pdf.y + PADDING + baselineShift(pdf, paragraphs)
  const children = pdf.elementsOf(paragraphs, { x, y, width: measure(column) })
  return pdf.element(tag, children, tag === 'TH' ? { scope: 'Column' } : {})
}

function heightOf(pdf: PdfBuilder, cells: readonly (readonly Paragraph[])[]): number {
  const heights = cells.map(
    (paragraphs, column) => baselineShift(pdf, paragraphs) + pdf.heightOf(paragraphs, measure(column)),
  )
  return Math.max(...heights) + 2 * PADDING
}

const measure = (column: number) => (WIDTHS[column] ?? 0) - GUTTER

/** The shift that aligns the first baseline of a cell with that of the figure in its row. */
const baselineShift = (pdf: PdfBuilder, paragraphs: readonly Paragraph[]) =>
  paragraphs[0]?.style === 'text' || paragraphs[0]?.style === 'quiet'
    ? pdf.baselineOf({ style: 'name', text: '' }) - pdf.baselineOf(paragraphs[0])
    : 0
