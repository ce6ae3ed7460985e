import { documents } from '#content/documents.ts'
import type { ProgramPageContent } from '#content/schema/program.ts'
import { heading, section, setColumns } from '../blocks.ts'
import { weekBars } from '../charts.ts'
import type { Piece } from '../drawPiece.ts'
import type { PdfBook } from '../PdfBook.ts'
import { bulletColumns, factColumns, opening, toRows } from '../pdfParts.ts'

const text = documents.programGuide

/** One program on two facing pages: for whom and in which weeks; the workshop, and what comes of it. */
export function programPages(book: PdfBook, program: ProgramPageContent): void {
  const { hero, facts, audience, structure, workshop, gains, outcomes } = program
  opening(book, hero)
  factColumns(book, facts)
  section(book, text.audienceHeading, toRows(audience.people), { intro: audience.text, level: 'part' })
  weekBars(book, text.weeksHeading, structure.phases, 'part')
  book.newPage()
  heading(book, workshop.heading, 120, { level: 'part' })
  setColumns(
    book,
    workshop.sittings.map(({ label, title, items }): Piece[] => [
      { style: 'warm', text: label },
      { style: 'name', text: title },
      ...items.flatMap((item): Piece[] => [
        { style: 'strong', text: item.label, before: 6 },
        { style: 'text', text: item.text },
      ]),
    ]),
    workshop.sittings.length,
  )
  heading(book, gains.label ?? text.gainsHeading, 80, { level: 'part' })
  bulletColumns(
    book,
    gains.items.map((gain) => gain.text),
  )
  section(
    book,
    text.outcomesHeading,
    toRows(outcomes.items.map(({ area, after }) => ({ title: area, text: after }))),
    { level: 'part' },
  )
}
