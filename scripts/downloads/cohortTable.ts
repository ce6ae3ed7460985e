import { documents } from '#content/documents.ts'
import type { CohortIllustration } from '#content/schema/platforms.ts'
import type { Piece, Place } from './drawPiece.ts'
import type { PdfBook } from './PdfBook.ts'
import { colors, inner, paper } from './paper.ts'

const words = documents.leapGuide
const ROW = 22
const DOT_STEP = 15
const RADIUS = 4.5
/** Half of the cohort or less, more than half, nearly all. */
const TONES = [colors.line, colors.middle, colors.teal] as const
const COLUMNS = {
  name: paper.left,
  detail: paper.left + 122,
  weeks: paper.left + 287,
  count: paper.left + 412,
}

/** How many of a cohort took part in which week: a table with a dot for each week. */
export function cohortTable(book: PdfBook, cohort: CohortIllustration): void {
  const { rows, legend } = cohort.participation
  book.keep(ROW * (rows.length + 1) + 20)
  const table = book.add(book.element('Table'))
  const cell = (tag: 'TH' | 'TD', x: number, piece: Piece) => {
    const place = { x, y: book.y + 5, width: COLUMNS.weeks - COLUMNS.detail - 10 }
    return book.element(tag, book.elementsOf([piece], place), tag === 'TH' ? { scope: 'Column' } : {})
  }
  const head: [number, string][] = [
    [COLUMNS.name, words.area],
    [COLUMNS.detail, words.counted],
    [COLUMNS.weeks, words.weeks],
    [COLUMNS.count, words.count],
  ]
  table.add(
    book.element(
      'TR',
      head.map(([x, text]) => cell('TH', x, { style: 'label', text })),
    ),
  )
  book.y += ROW
  for (const { name, detail, weeks, count } of rows) {
    book.rule()
    const dots = { x: COLUMNS.weeks + RADIUS, y: book.y + ROW / 2, width: inner }
    table.add(
      book.element('TR', [
        cell('TD', COLUMNS.name, { style: 'strong', text: name }),
        cell('TD', COLUMNS.detail, { style: 'text', text: detail }),
        book.element('TD', [weekDots(book, weeks, legend, dots)]),
        cell('TD', COLUMNS.count, { style: 'strong', text: count }),
      ]),
    )
    book.y += ROW
  }
  table.end()
  book.rule()
  book.y += 6
  book.set([{ style: 'label', text: words.dots(legend) }], inner)
  book.y += 6
}

function weekDots(
  book: PdfBook,
  weeks: readonly (0 | 1 | 2)[],
  legend: CohortIllustration['participation']['legend'],
  { x, y }: Place,
) {
  const names = [legend.missed, legend.partly, legend.done]
  const draw = () => {
    for (const [index, state] of weeks.entries())
      book.doc.circle(x + index * DOT_STEP, y, RADIUS).fill(TONES[state])
  }
  const alt = weeks.map((state, index) => `${index + 1}: ${names[state]}`).join('; ')
  return book.element('Figure', draw, { alt })
}
