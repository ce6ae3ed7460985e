import { documents } from '#content/documents.ts'
import { paths } from '#content/routes.ts'
import { strategicThinking as page } from '#content/strategicThinking.ts'
import { heading, section } from '../blocks.ts'
import { shareDots, weekBars } from '../charts.ts'
import { cover } from '../cover.ts'
import { coverLayouts } from '../coverLayouts.ts'
import { PdfBook } from '../PdfBook.ts'
import { bulletColumns, factColumns, nextStep, opening, toRows } from '../pdfParts.ts'
import { paperPage } from './paperPage.ts'

const text = documents.strategicThinking

/** The Strategic Thinking program: weeks, four themes, outcomes. */
export async function strategicThinkingBrochure(): Promise<Buffer> {
  const { hero, audience, structure, themes, gains, outcomes, closing, paper } = page
  const book = new PdfBook(text.title, text.subtitle)
  await cover(book, text, coverLayouts.program)
  opening(book, hero)
  factColumns(book, hero.facts)
  section(book, audience.label, toRows(audience.points), { intro: audience.text })
  weekBars(book, structure.heading, structure.phases)
  book.newPage()
  section(
    book,
    themes.heading,
    themes.items.map(({ title, skills }) => ({
      left: [{ style: 'name', text: title }],
      right: skills.map((skill) => ({ style: 'text', text: skill, bullet: true, before: 2 }) as const),
    })),
    { intro: themes.text },
  )
  heading(book, gains.label, 120)
  bulletColumns(
    book,
    gains.items.map((gain) => gain.text),
  )
  paperPage(book, { paper, ground: 'teal' })
  book.newPage()
  heading(book, outcomes.label, 120, { intro: outcomes.text })
  shareDots(book, outcomes.shares)
  section(
    book,
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
  nextStep(book, closing, paths.strategicThinking)
  return book.finish(text.title)
}
