import type { MeasurementCategory } from '#content/schema/impact.ts'
import type { Piece } from './drawPiece.ts'
import type { PdfBook } from './PdfBook.ts'
import { colors, inner, paper } from './paper.ts'

const RISE = 58
const PADDING = 10

/** Groups of readings as a stair: each stands a step above the one it needs (`Staircase` of the page). */
export function staircase(book: PdfBook, categories: readonly MeasurementCategory[]): void {
  const step = inner / categories.length
  const width = step - PADDING
  const groups = categories.map(({ category, description, metrics }): Piece[] => [
    { style: 'name', text: category },
    { style: 'text', text: description, before: 4 },
    ...metrics.map((text): Piece => ({ style: 'text', text, bullet: true, before: 8 })),
  ])
  const heights = groups.map((pieces) => book.heightOf(pieces, width - PADDING) + 2 * PADDING)
  const climbs = groups.map((_, index) => (groups.length - 1 - index) * RISE)
  const height = Math.max(...heights.map((own, index) => own + (climbs[index] ?? 0)))
  book.keep(height)
  const bottom = book.y + height
  const list = book.add(book.element('L'))
  for (const [index, pieces] of groups.entries()) {
    const x = paper.left + index * step
    const y = book.y + (climbs[index] ?? 0)
    book.decoration(() => {
      const line = book.doc.lineWidth(2).strokeColor(index === groups.length - 1 ? colors.coral : colors.teal)
      line.moveTo(x, bottom).lineTo(x, y)
      line.lineTo(x + step, y).stroke()
    })
    const place = { x: x + PADDING, y: y + PADDING, width: width - PADDING }
    list.add(book.element('LI', [book.element('LBody', book.elementsOf(pieces, place))]))
  }
  list.end()
  book.decoration(() => book.doc.rect(paper.left - 1, bottom - 1, inner + 2, 2).fill(colors.teal))
  book.y = bottom + 20
}
