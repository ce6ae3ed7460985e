import { documents } from '#content/documents.ts'
import { strategicThinking as page } from '#content/strategicThinking.ts'
import { PdfBook } from '../PdfBook.ts'
import { bars, cover, facts, points, weekBars } from '../pdfParts.ts'

const text = documents.strategicThinking

/** The Strategic Thinking program: weeks, four themes, outcomes. */
export function strategicThinkingBrochure(): Promise<Buffer> {
  const book = new PdfBook(text.title, text.subtitle)
  cover(book, text.title, text.subtitle, [22, 28, 26, 38, 35, 50, 62, 88])
  book.heading(page.hero.heading)
  book.text('lead', page.hero.lead)
  book.space(12)
  facts(book, page.hero.facts)
  book.heading(page.audience.heading, page.audience.text)
  points(book, page.audience.points)
  book.heading(page.structure.heading)
  weekBars(book, page.structure.phases)
  book.heading(page.themes.heading, page.themes.text)
  for (const theme of page.themes.items) {
    book.keep(90)
    book.text('subheading', theme.title)
    points(book, theme.skills)
    book.space(4)
  }
  book.heading(page.gains.heading)
  points(
    book,
    page.gains.items.map((gain) => gain.text),
  )
  book.heading(page.outcomes.heading, page.outcomes.text)
  bars(
    book,
    page.outcomes.shares.map(({ percent, label }) => ({ figure: `${percent}%`, label, percent })),
  )
  points(
    book,
    page.outcomes.changes.map(({ area, after }) => ({ title: area, text: after })),
  )
  book.heading(page.closing.heading, page.closing.text)
  return book.finish(text.title)
}
