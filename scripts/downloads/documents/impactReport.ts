import { documents } from '#content/documents.ts'
import { toSourceGroups } from '#content/figures/show.ts'
import { figureGroups } from '#content/figures.ts'
import { impact } from '#content/impact.ts'
import { paths } from '#content/routes.ts'
import { heading } from '../blocks.ts'
import { changeStems, returnBars, shareDots } from '../charts.ts'
import { cover } from '../cover.ts'
import { coverLayouts } from '../coverLayouts.ts'
import { PdfBuilder } from '../PdfBuilder.ts'
import { inner } from '../paper.ts'
import { nextStep, opening } from '../pdfParts.ts'
import { sourceTable } from '../sourceTable.ts'
import { staircase } from '../staircase.ts'

const text = documents.impactReport

/** Makes the Impact Report: metrics, measurement framework, and the source of each figure. */
export async function impactReport(): Promise<Buffer> {
  const { metrics, roi, framework, sources, closing } = impact
  const { effectiveness } = metrics
  const pdf = new PdfBuilder(text.title, text.subtitle)
  await cover(pdf, text, coverLayouts.report)
  opening(pdf, impact.hero)
  heading(pdf, metrics.heading, 200, { intro: text.readingsText })
  shareDots(pdf, [effectiveness])
  changeStems(pdf, metrics.changes, metrics.labels, 3)
  pdf.newPage()
  heading(pdf, roi.heading, 200)
  pdf.write([{ style: 'returned', text: roi.figure }], inner)
  pdf.write([{ style: 'text', text: roi.note, before: 4 }])
  pdf.y += 16
  returnBars(pdf, roi.multiple, roi.labels)
  heading(pdf, roi.business.heading, 80, { level: 'part' })
  changeStems(pdf, roi.business.metrics, roi.business.labels, 2)
  pdf.newPage()
  pdf.paint('tint')
  heading(pdf, framework.heading, 200, { intro: framework.text })
  staircase(pdf, framework.categories)
  pdf.newPage()
  heading(pdf, sources.heading, 120, { intro: text.sourcesText })
  const { figure, counted, witness } = sources.columns
  const groups = toSourceGroups(figureGroups)
  for (const group of groups) {
    // The last one is on the last page, with the next step.
    if (group === groups.at(-1)) pdf.newPage()
    heading(pdf, group.heading, 120, { level: 'part' })
    sourceTable(pdf, [figure, counted, witness], group.items)
  }
  nextStep(pdf, closing, paths.impact)
  return pdf.finish(text.title)
}
