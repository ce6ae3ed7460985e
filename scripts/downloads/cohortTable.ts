import { documents } from '#content/documents.ts'
import type { CohortIllustration } from '#content/schema/platforms.ts'
import type { Paragraph, TextFrame } from './drawParagraph.ts'
import type { PdfBuilder } from './PdfBuilder.ts'
import { colors, inner, paper } from './paper.ts'

const words = documents.leapGuide
const ROW = 22
const DOT_STEP = 15
const RADIUS = 4.5
/** Colors for half of the cohort or less, more than half, and nearly all. */
const TONES = [colors.line, colors.middle, colors.teal] as const
const COLUMNS = {
  name: paper.left,
  detail: paper.left + 122,
  weeks: paper.left + 287,
  count: paper.left + 412,
}

/** Draws a table of a cohort's participation, with a dot for each week. */
export function cohortTable(pdf: PdfBuilder, cohort: CohortIllustration): void {
  const { rows, legend } = cohort.participation
  pdf.ensureSpace(ROW * (rows.length + 1) + 20)
  const table = pdf.add(pdf.element('Table'))
  const cell = (tag: 'TH' | 'TD', x: number, paragraph: Paragraph) => {
    const frame = { x, y: pdf.y + 5, width: COLUMNS.weeks - COLUMNS.detail - 10 }
    return pdf.element(tag, pdf.elementsOf([paragraph], frame), tag === 'TH' ? { scope: 'Column' } : {})
  }
  const head: [number, string][] = [
    [COLUMNS.name, words.area],
    [COLUMNS.detail, words.counted],
    [COLUMNS.weeks, words.weeks],
    [COLUMNS.count, words.count],
  ]
  table.add(
    pdf.element(
      'TR',
      head.map(([x, text]) => cell('TH', x, { style: 'label', text })),
    ),
  )
  pdf.y += ROW
  for (const { name, detail, weeks, count } of rows) {
    pdf.rule()
    const dots = { x: COLUMNS.weeks + RADIUS, y: pdf.y + ROW / 2, width: inner }
    table.add(
      pdf.element('TR', [
        cell('TD', COLUMNS.name, { style: 'strong', text: name }),
        cell('TD', COLUMNS.detail, { style: 'text', text: detail }),
        pdf.element('TD', [weekDots(pdf, weeks, legend, dots)]),
        cell('TD', COLUMNS.count, { style: 'strong', text: count }),
      ]),
    )
    pdf.y += ROW
  }
  table.end()
  pdf.rule()
  pdf.y += 6
  pdf.write([{ style: 'label', text: words.dots(legend) }], inner)
  pdf.y += 6
}

function weekDots(
  pdf: PdfBuilder,
  weeks: readonly (0 | 1 | 2)[],
  legend: CohortIllustration['participation']['legend'],
  { x, y }: TextFrame,
) {
  const names = [legend.missed, legend.partly, legend.done]
  const draw = () => {
    for (const [index, state] of weeks.entries())
      pdf.doc.circle(x + index * DOT_STEP, y, RADIUS).fill(TONES[state])
  }
  const alt = weeks.map((state, index) => `${index + 1}: ${names[state]}`).join('; ')
  return pdf.element('Figure', draw, { alt })
}
