import type { MeasurementCategory } from '#content/schema/impact.ts'
import type { Paragraph } from './drawParagraph.ts'
import type { PdfBuilder } from './PdfBuilder.ts'
import { colors, inner, paper } from './paper.ts'

const RISE = 58
const PADDING = 10

/** Draws groups of measurements as a staircase, each a step above the one it builds on (`Staircase` on the page). */
export function staircase(pdf: PdfBuilder, categories: readonly MeasurementCategory[]): void {
  const step = inner / categories.length
  const width = step - PADDING
  const groups = categories.map(({ category, description, metrics }): Paragraph[] => [
    { style: 'name', text: category },
    { style: 'text', text: description, before: 4 },
    ...metrics.map((text): Paragraph => ({ style: 'text', text, bullet: true, before: 8 })),
  ])
  const heights = groups.map((paragraphs) => pdf.heightOf(paragraphs, width - PADDING) + 2 * PADDING)
  const climbs = groups.map((_, index) => (groups.length - 1 - index) * RISE)
  const height = Math.max(...heights.map((own, index) => own + (climbs[index] ?? 0)))
  pdf.ensureSpace(height)
  const bottom = pdf.y + height
  const list = pdf.add(pdf.element('L'))
  for (const [index, paragraphs] of groups.entries()) {
    const x = paper.left + index * step
    const y = pdf.y + (climbs[index] ?? 0)
    pdf.artifact(() => {
      const line = pdf.doc.lineWidth(2).strokeColor(index === groups.length - 1 ? colors.coral : colors.teal)
      line.moveTo(x, bottom).lineTo(x, y)
      line.lineTo(x + step, y).stroke()
    })
    const frame = { x: x + PADDING, y: y + PADDING, width: width - PADDING }
    list.add(pdf.element('LI', [pdf.element('LBody', pdf.elementsOf(paragraphs, frame))]))
  }
  list.end()
  pdf.artifact(() => pdf.doc.rect(paper.left - 1, bottom - 1, inner + 2, 2).fill(colors.teal))
  pdf.y = bottom + 20
}
