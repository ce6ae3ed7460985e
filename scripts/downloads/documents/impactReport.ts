import { documents } from '#content/documents.ts'
import { toSourceGroups } from '#content/figures/show.ts'
import { figureGroups } from '#content/figures.ts'
import { impact } from '#content/impact.ts'
import { paths } from '#content/routes.ts'
import { heading } from '../blocks.ts'
import { changeStems, returnBars, shareDots } from '../charts.ts'
import { cover } from '../cover.ts'
import { coverLayouts } from '../coverLayouts.ts'
import { PdfBook } from '../PdfBook.ts'
import { inner } from '../paper.ts'
import { nextStep, opening } from '../pdfParts.ts'
import { sourceTable } from '../sourceTable.ts'
import { staircase } from '../staircase.ts'

const text = documents.impactReport

/** Metrics, framework, and the source of each figure. */
export async function impactReport(): Promise<Buffer> {
  const { metrics, roi, framework, sources, closing } = impact
  const { effectiveness } = metrics
  const book = new PdfBook(text.title, text.subtitle)
  await cover(book, text, coverLayouts.report)
  opening(book, impact.hero)
  heading(book, metrics.heading, 200, { intro: text.readingsText })
  shareDots(book, [effectiveness])
  changeStems(book, metrics.changes, metrics.labels, 3)
  book.newPage()
  heading(book, roi.heading, 200)
  book.set([{ style: 'returned', text: roi.figure }], inner)
  book.set([{ style: 'text', text: roi.note, before: 4 }])
  book.y += 16
  returnBars(book, roi.multiple, roi.labels)
  heading(book, roi.business.heading, 80, { level: 'part' })
  changeStems(book, roi.business.metrics, roi.business.labels, 2)
  book.newPage()
  book.paint('tint')
  heading(book, framework.heading, 200, { intro: framework.text })
  staircase(book, framework.categories)
  book.newPage()
  heading(book, sources.heading, 120, { intro: text.sourcesText })
  const { figure, counted, witness } = sources.columns
  const groups = toSourceGroups(figureGroups)
  for (const group of groups) {
    // The last one stands on the last page, together with the next step.
    if (group === groups.at(-1)) book.newPage()
    heading(book, group.heading, 120, { level: 'part' })
    sourceTable(book, [figure, counted, witness], group.items)
  }
  nextStep(book, closing, paths.impact)
  return book.finish(text.title)
}
