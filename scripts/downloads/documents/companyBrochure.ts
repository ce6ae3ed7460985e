import { about } from '#content/about.ts'
import { documents } from '#content/documents.ts'
import { home } from '#content/home.ts'
import { company } from '#content/site.ts'
import { solutions } from '#content/solutions.ts'
import { heading, section, setColumns } from '../blocks.ts'
import { cover } from '../cover.ts'
import { coverLayouts } from '../coverLayouts.ts'
import type { Piece } from '../drawPiece.ts'
import { PdfBook } from '../PdfBook.ts'
import { facts, figureColumns, nextStep, opening, toRows } from '../pdfParts.ts'

const text = documents.brochure

/** The company on four pages: story and principles, work, figures and values, address. */
export async function companyBrochure(): Promise<Buffer> {
  const { story, approach, values, hero } = about
  const { office: address, hours } = company
  const book = new PdfBook(text.title, text.subtitle)
  await cover(book, text, coverLayouts.company)
  opening(book, hero)
  section(
    book,
    text.aboutHeading,
    story.stages.map(({ name, when, paragraphs, image }) => ({
      picture: image,
      left: [],
      right: [
        { style: 'name', text: `${name}, ${when.toLowerCase()}` },
        { style: 'text', text: paragraphs[0] ?? '', before: 3 },
      ],
    })),
  )
  heading(book, text.principlesHeading, 120)
  setColumns(
    book,
    approach.principles.map(({ area, after }): Piece[] => [
      { style: 'strong', text: area },
      { style: 'text', text: after },
    ]),
    2,
  )
  book.newPage()
  section(
    book,
    text.solutionsHeading,
    solutions.families.items.map(({ title, description, duration, image }) => ({
      picture: image,
      left: [],
      right: [
        { style: 'name', text: title },
        { style: 'text', text: description, before: 3 },
        { style: 'label', text: duration, before: 3 },
      ],
    })),
  )
  heading(book, solutions.platforms.heading, 90)
  setColumns(
    book,
    solutions.platforms.items.map(({ title, subtitle, description }): Piece[] => [
      { style: 'name', text: title },
      { style: 'strong', text: subtitle },
      { style: 'text', text: description },
    ]),
    3,
  )
  book.newPage()
  heading(book, text.figuresHeading, 80, { intro: text.figuresText })
  figureColumns(book, home.figures)
  section(book, values.heading, toRows(values.values))
  nextStep(book, { heading: text.contactHeading, text: text.contactText }, '')
  facts(book, [
    {
      label: documents.contact.address,
      value: `${address.name}, ${address.street}, ${address.city} ${address.postalCode}, ${address.region}, ${address.country}`,
    },
    { label: documents.contact.hours, value: `${hours.days}, ${hours.times}` },
  ])
  return book.finish(text.title)
}
