import { about } from '#content/about.ts'
import { documents } from '#content/documents.ts'
import { home } from '#content/home.ts'
import { company } from '#content/site.ts'
import { solutions } from '#content/solutions.ts'
import { heading, section } from '../blocks.ts'
import { cover } from '../cover.ts'
import { coverLayouts } from '../coverLayouts.ts'
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
    story.stages.map(({ name, when, paragraphs }) => ({
      left: [
        { style: 'name', text: name },
        { style: 'quiet', text: when },
      ],
      right: [{ style: 'text', text: paragraphs[0] ?? '' }],
    })),
  )
  section(book, text.principlesHeading, toRows(approach.principles.map(toPoint)))
  book.newPage()
  section(
    book,
    text.solutionsHeading,
    solutions.families.items.map(({ title, description, duration }) => ({
      left: [{ style: 'name', text: title }],
      right: [
        { style: 'text', text: description },
        { style: 'label', text: duration, before: 2 },
      ],
    })),
  )
  section(
    book,
    solutions.platforms.heading,
    solutions.platforms.items.map(({ title, subtitle, description }) => ({
      left: [{ style: 'name', text: title }],
      right: [
        { style: 'strong', text: subtitle },
        { style: 'text', text: description },
      ],
    })),
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

const toPoint = ({ area, after }: { area: string; after: string }) => ({ title: area, text: after })
