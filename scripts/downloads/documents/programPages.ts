import { documents } from '#content/documents.ts'
import type { ProgramCode, ProgramPageContent } from '#content/schema/program.ts'
import { heading, section, setColumns } from '../blocks.ts'
import { weekBars } from '../charts.ts'
import { drawField } from '../cover.ts'
import type { Piece } from '../drawPiece.ts'
import { grounds } from '../grounds.ts'
import type { PdfBook } from '../PdfBook.ts'
import { paper } from '../paper.ts'
import { bulletColumns, factColumns, toRows } from '../pdfParts.ts'
import { paperPage } from './paperPage.ts'

const text = documents.programGuide

/** Width of the words of an opening, and of the scene beside them. */
const WORDS = 250
const SCENE = 274
const OPENING = 46

/** One program on three pages: for whom and in which weeks; the workshop, and what comes of it; its paper. */
export function programPages(
  book: PdfBook,
  { code, title }: { code: ProgramCode; title: string },
  program: ProgramPageContent,
): void {
  const { bands, facts, audience, structure, workshop, gains, outcomes } = program
  book.chapter = `${code}: ${title}`
  book.newPage()
  opening(book, code, program)
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
  const isPaper = (part: string) => part === 'paper'
  paperPage(book, {
    ...program,
    ground: bands.find(({ parts }) => parts.some(isPaper))?.ground ?? 'sand',
  })
}

/** The hero of the program's page, across the top: what it is, beside its scene. */
function opening(book: PdfBook, code: ProgramCode, { hero }: ProgramPageContent): void {
  const { words } = grounds[hero.ground]
  const pieces: Piece[] = [
    { style: 'heading', text: hero.heading, color: words },
    { style: 'openingLead', text: hero.lead, color: words, before: 8 },
  ]
  const height = Math.max(OPENING + book.heightOf(pieces, WORDS) + 20, SCENE * 0.75 + 16)
  book.paint(hero.ground, height)
  const scene = code.toLowerCase() as Lowercase<ProgramCode>
  const field = { x: paper.width - SCENE, y: 0, width: SCENE, height, scene, sceneWidth: SCENE }
  book.decoration(() => drawField(book, field))
  book.bookmark(hero.heading)
  book.y = OPENING
  book.set(pieces, WORDS)
  book.y = height + 16
}
