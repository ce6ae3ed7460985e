import { documents } from '#content/documents.ts'
import { leap } from '#content/leap.ts'
import { PdfBook } from '../PdfBook.ts'
import { cover, facts, points } from '../pdfParts.ts'

const text = documents.leapGuide

/** LEAP: features, roles, use cases, security. */
export function leapGuide(): Promise<Buffer> {
  const book = new PdfBook(text.title, text.subtitle)
  cover(book, text.title, text.subtitle, [16, 34, 28, 46, 40, 58, 52, 74])
  book.heading(leap.hero.heading)
  book.text('lead', leap.hero.lead)
  book.space(12)
  facts(book, leap.hero.facts)
  book.heading(leap.features.heading)
  points(book, leap.features.items)
  book.heading(text.rolesHeading, text.rolesText)
  for (const role of leap.benefits.roles) {
    book.keep(100)
    book.text('subheading', role.role)
    book.text('quiet', role.question)
    book.space(4)
    points(book, role.benefits)
  }
  book.heading(leap.useCases.heading, leap.useCases.text)
  for (const useCase of leap.useCases.items) {
    book.keep(120)
    book.text('subheading', useCase.title)
    book.text('text', useCase.situation)
    book.space(3)
    points(book, [
      { title: leap.useCases.labels.use, text: useCase.use },
      { title: leap.useCases.labels.result, text: useCase.result },
    ])
    book.space(4)
  }
  book.heading(leap.security.heading)
  points(book, leap.security.badges)
  return book.finish(text.title)
}
