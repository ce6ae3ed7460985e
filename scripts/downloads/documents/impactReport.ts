import { documents } from '#content/documents.ts'
import { impact } from '#content/impact.ts'
import { PdfBook } from '../PdfBook.ts'
import { bars, cover, figureRow, points } from '../pdfParts.ts'

const text = documents.impactReport

/** Metrics, framework, and the source of each figure. */
export function impactReport(): Promise<Buffer> {
  const { metrics, roi, framework, sources } = impact
  const book = new PdfBook(text.title, text.subtitle)
  cover(book, text.title, text.subtitle, [20, 24, 33, 39, 47, 60, 71, 86])
  book.heading(impact.hero.heading)
  book.text('lead', impact.hero.lead)
  book.heading(metrics.heading, metrics.text)
  bars(book, [
    {
      figure: `${metrics.effectiveness.percent}%`,
      label: metrics.effectiveness.label,
      percent: metrics.effectiveness.percent,
    },
  ])
  figureRow(
    book,
    metrics.changes.map(({ metric, label }) => ({ figure: metric, label })),
  )
  points(
    book,
    metrics.changes.map(({ metric, label, description }) => ({
      title: `${metric} ${label}`,
      text: description,
    })),
  )
  book.heading(`${roi.heading}: ${roi.figure}`, roi.note)
  book.keep(150)
  book.text('subheading', roi.business.heading)
  book.space(6)
  figureRow(
    book,
    roi.business.metrics.map(({ metric, label }) => ({ figure: metric, label })),
  )
  book.heading(framework.heading, framework.text)
  for (const { category, description, metrics: lines } of framework.categories) {
    book.keep(90)
    book.text('subheading', category)
    book.text('quiet', description)
    book.space(4)
    points(book, lines)
  }
  book.heading(sources.heading, sources.text)
  points(
    book,
    sources.items.map(({ figure, label, counted, witness }) => ({
      title: `${figure} ${label}`,
      text: `${counted} ${witness}.`,
    })),
  )
  book.heading(text.aroundHeading, text.aroundText)
  return book.finish(text.title)
}
