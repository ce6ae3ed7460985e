import { documents } from '#content/documents.ts'
import { a1 } from '#content/programs/a1.ts'
import { a2 } from '#content/programs/a2.ts'
import { a3x } from '#content/programs/a3x.ts'
import { t1 } from '#content/programs/t1.ts'
import { t2 } from '#content/programs/t2.ts'
import { t3x } from '#content/programs/t3x.ts'
import type { ProgramPageContent } from '#content/schema/program.ts'
import { solutions } from '#content/solutions.ts'
import { PdfBook } from '../PdfBook.ts'
import { cover, facts, points, weekBars } from '../pdfParts.ts'

const text = documents.programGuide

/** All families, and each of the six programs on its own pages. */
export function programGuide(): Promise<Buffer> {
  const book = new PdfBook(text.title, text.subtitle)
  cover(book, text.title, text.subtitle, [18, 26, 30, 41, 46, 58, 66, 82])
  book.heading(text.familiesHeading, text.familiesText)
  for (const family of solutions.families.items) {
    book.keep(150)
    book.text('subheading', family.title)
    book.text('quiet', family.when)
    book.text('text', family.description)
    book.space(6)
    facts(book, [
      { label: 'Duration', value: family.duration },
      { label: 'Participants', value: family.participants },
      { label: 'Programs', value: family.programs.map(({ name }) => name).join(', ') },
    ])
    book.space(8)
  }
  book.heading(text.methodHeading)
  points(book, solutions.method.steps)
  for (const program of [a1, a2, a3x, t1, t2, t3x]) programPages(book, program)
  book.heading(text.nextHeading, text.nextText)
  return book.finish(text.title)
}

function programPages(book: PdfBook, program: ProgramPageContent): void {
  book.newPage()
  book.heading(program.hero.heading)
  book.text('lead', program.hero.lead)
  book.space(12)
  facts(book, program.facts)
  book.heading(text.audienceHeading, program.audience.text)
  points(book, program.audience.people)
  book.heading(text.weeksHeading)
  weekBars(book, program.structure.phases)
  book.heading(text.workshopHeading, program.workshop.heading)
  for (const sitting of program.workshop.sittings) {
    book.keep(80)
    book.text('subheading', `${sitting.label}: ${sitting.title}`)
    points(
      book,
      sitting.items.map(({ label, text: what }) => ({ title: label, text: what })),
    )
  }
  book.heading(text.gainsHeading)
  points(
    book,
    program.gains.items.map((gain) => gain.text),
  )
  book.heading(text.outcomesHeading)
  points(
    book,
    program.outcomes.items.map(({ area, after }) => ({ title: area, text: after })),
  )
}
