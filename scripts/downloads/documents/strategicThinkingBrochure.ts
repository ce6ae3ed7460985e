import { documents } from '#content/documents.ts'
import { paths } from '#content/routes.ts'
import { strategicThinking as page } from '#content/strategicThinking.ts'
import { heading, section } from '../blocks.ts'
import { shareDots, weekBars } from '../charts.ts'
import { cover } from '../cover.ts'
import { coverLayouts } from '../coverLayouts.ts'
import { PdfBuilder } from '../PdfBuilder.ts'
import { bulletColumns, factColumns, nextStep, opening, toRows } from '../pdfParts.ts'
import { paperPage } from './paperPage.ts'

const text = documents.strategicThinking

/** Makes the Strategic Thinking brochure: weeks, four themes, outcomes. */
export async function strategicThinkingBrochure(): Promise<Buffer> {
  const { hero, audience, structure, themes, gains, outcomes, closing, paper } = page
  const pdf = new PdfBuilder(text.title, text.subtitle)
  await cover(pdf, text, coverLayouts.program)
  opening(pdf, hero)
  factColumns(pdf, hero.facts)
  section(pdf, audience.label, toRows(audience.points), { intro: audience.text })
  weekBars(pdf, structure.heading, structure.phases)
  pdf.newPage()
  section(
    pdf,
    themes.heading,
    themes.items.map(({ title, skills }) => ({
      left: [{ style: 'name', text: title }],
      right: skills.map((skill) => ({ style: 'text', text: skill, bullet: true, before: 2 }) as const),
    })),
    { intro: themes.text },
  )
  heading(pdf, gains.label, 120)
  bulletColumns(
    pdf,
    gains.items.map((gain) => gain.text),
  )
  paperPage(pdf, { paper, ground: 'teal' })
  pdf.newPage()
  heading(pdf, outcomes.label, 120, { intro: outcomes.text })
  shareDots(pdf, outcomes.shares)
  section(
    pdf,
    text.changesHeading,
    outcomes.changes.map(({ area, before, after }) => ({
      left: [{ style: 'strong', text: area }],
      right: [
        { style: 'quiet', text: `${outcomes.labels.before}: ${before}` },
        { style: 'text', text: `${outcomes.labels.after}: ${after}` },
      ],
    })),
    { level: 'part' },
  )
  nextStep(pdf, closing, paths.strategicThinking)
  return pdf.finish(text.title)
}
