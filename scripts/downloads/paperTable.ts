import type { PaperTable } from '#content/schema/workingPaper.ts'
import type { Paragraph, TextFrame } from './drawParagraph.ts'
import type { PdfBuilder } from './PdfBuilder.ts'
import { colors } from './paper.ts'
import type { PaperBlock } from './paperParts.ts'
import { textStyles } from './textStyles.ts'

type Element = PDFKit.PDFStructureElement

const GUTTER = 14
/** Vertical padding of a cell, in points. */
export const CELL = 3
/** Maximum length of dates and figures in characters, as in `components/paper/PaperTable.tsx`. */
const SHORT = 13
const WIDEST = 180

/** Lays out a filled-in table. */
export function tableBlock(pdf: PdfBuilder, { columns, rows, mark }: PaperTable, width: number): PaperBlock {
  const widths = columnWidths(pdf, [columns, ...rows], width)
  const lines = rows.map((row, index) =>
    row.map((text, column): Paragraph => {
      const number = mark === 'numbered' && column === 0 ? `${index + 1}. ` : ''
      return { style: 'entry', text: number + text }
    }),
  )
  const head = columns.map((text): Paragraph => ({ style: 'print', text, color: colors.quiet }))
  const all = [head, ...lines]
  const heights = all.map((row) =>
    Math.max(
      ...row.map((paragraph, column) => pdf.heightOf([paragraph], (widths[column] ?? 0) - GUTTER) + 2 * CELL),
    ),
  )
  const draw = ({ x, y }: TextFrame): Element[] => {
    let top = y
    const trs = all.map((row, index) => {
      let left = x
      const cells = row.map((paragraph, column) => {
        const frame = { x: left, y: top + CELL, width: (widths[column] ?? 0) - GUTTER }
        left += widths[column] ?? 0
        if (mark === 'struck' && index > 0 && column === 0) strike(pdf, paragraph, frame)
        const options = index === 0 ? { scope: 'Column' } : column === 0 ? { scope: 'Row' } : {}
        return pdf.element(
          index === 0 || column === 0 ? 'TH' : 'TD',
          pdf.elementsOf([paragraph], frame),
          options,
        )
      })
      top += heights[index] ?? 0
      pdf.rule(x, width, top)
      return pdf.element('TR', cells)
    })
    return [pdf.element('Table', trs)]
  }
  return { height: heights.reduce((sum, height) => sum + height, 0), elements: draw }
}

/** Column widths in points. Columns of dates and figures are as wide as their content; the others share the rest. */
function columnWidths(pdf: PdfBuilder, rows: readonly (readonly string[])[], width: number): number[] {
  const columns = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ''))
  const asked = columns.map((texts) => ({
    isShort: texts.every((text) => text.length < SHORT),
    widest: Math.max(...texts.map((text) => pdf.widthOf({ style: 'entry', text }))) + GUTTER,
  }))
  const sum = (isShort: boolean) =>
    asked.reduce((total, one) => total + (one.isShort === isShort ? Math.min(one.widest, WIDEST) : 0), 0)
  const shareOfRest = (width - sum(true)) / sum(false)
  return asked.map(({ isShort, widest }) => (isShort ? widest : Math.min(widest, WIDEST) * shareOfRest))
}

/** Strikes through every line of a text, as by hand. */
function strike(pdf: PdfBuilder, paragraph: Paragraph, { x, y, width }: TextFrame): void {
  const { leading } = textStyles[paragraph.style]
  for (const [index, line] of pdf.linesOf(paragraph, width).entries()) {
    const middle = y + index * leading + leading * 0.56
    pdf.artifact(() =>
      pdf.doc
        .moveTo(x - 2, middle + 1)
        .lineTo(x + pdf.widthOf({ ...paragraph, text: line }) + 3, middle - 1)
        .lineWidth(1.4)
        .strokeColor(colors.coral)
        .stroke(),
    )
  }
}
