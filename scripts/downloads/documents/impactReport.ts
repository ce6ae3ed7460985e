import { documents } from '#content/documents.ts'
import { toSourceGroups } from '#content/figures/show.ts'
import { figureGroups } from '#content/figures.ts'
import { impact } from '#content/impact.ts'
import { paths } from '#content/routes.ts'
import { heading, section, setRows } from '../blocks.ts'
import { bars } from '../charts.ts'
import { cover } from '../cover.ts'
import { coverLayouts } from '../coverLayouts.ts'
import { PdfBook } from '../PdfBook.ts'
import { figureColumns, nextStep, opening } from '../pdfParts.ts'
import { sourceTable } from '../sourceTable.ts'

const text = documents.impactReport

/** Metrics, framework, and the source of each figure. */
export async function impactReport(): Promise<Buffer> {
  const { metrics, roi, framework, sources, closing } = impact
  const { effectiveness } = metrics
  const book = new PdfBook(text.title, text.subtitle)
  await cover(book, text, coverLayouts.report)
  opening(book, impact.hero)
  heading(book, metrics.heading, 200, { intro: text.readingsText })
  bars(book, [{ ...effectiveness, figure: `${effectiveness.percent}%` }])
  setRows(
    book,
    metrics.changes.map(({ metric, label, description }) => ({
      left: [{ style: 'mark', text: metric }],
      right: [
        { style: 'strong', text: label },
        { style: 'text', text: description },
      ],
    })),
  )
  section(book, roi.heading, [
    { left: [{ style: 'mark', text: roi.figure }], right: [{ style: 'text', text: roi.note }] },
  ])
  heading(book, roi.business.heading, 80, { level: 'part' })
  figureColumns(
    book,
    roi.business.metrics.map(({ metric, label }) => ({ figure: metric, label })),
  )
  section(
    book,
    framework.heading,
    framework.categories.map(({ category, description, metrics: lines }) => ({
      left: [{ style: 'name', text: category }],
      right: [
        { style: 'quiet', text: description },
        ...lines.map((line) => ({ style: 'text', text: line, bullet: true, before: 3 }) as const),
      ],
    })),
    { intro: framework.text },
  )
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
