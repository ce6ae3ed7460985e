import { about } from '#content/about.ts'
import { documents } from '#content/documents.ts'
import { home } from '#content/home.ts'
import { company } from '#content/site.ts'
import { solutions } from '#content/solutions.ts'
import { PdfBook } from '../PdfBook.ts'
import { cover, facts, figureRow, points } from '../pdfParts.ts'

const text = documents.brochure

/** The company on four pages: story, work, figures, address. */
export function companyBrochure(): Promise<Buffer> {
  const { address, phones, email, hours } = company
  const book = new PdfBook(text.title, text.subtitle)
  cover(book, text.title, text.subtitle, [14, 22, 32, 36, 48, 57, 69, 90])
  book.heading(text.aboutHeading)
  for (const stage of about.story.stages) {
    book.text('subheading', `${stage.name}, ${stage.when.toLowerCase()}`)
    book.text('text', stage.paragraphs[0] ?? '')
    book.space(8)
  }
  book.newPage()
  book.heading(text.solutionsHeading)
  points(
    book,
    solutions.families.items.map(({ title, description }) => ({ title, text: description })),
  )
  book.space(6)
  points(
    book,
    solutions.platforms.items.map(({ title, subtitle, description }) => ({
      title: `${title}, ${subtitle.toLowerCase()}`,
      text: description,
    })),
  )
  book.newPage()
  book.heading(text.figuresHeading)
  figureRow(book, home.figures)
  book.heading(text.contactHeading, text.contactText)
  facts(book, [
    {
      label: 'Headquarters',
      value: `${address.name}, ${address.street}, ${address.city} ${address.postalCode}, ${address.region}, ${address.country}`,
    },
    ...phones.map(({ country, number }) => ({ label: country, value: number })),
    { label: 'E-mail', value: email },
    { label: 'Hours', value: `${hours.days}, ${hours.times}` },
    { label: 'Website', value: company.website.replace('https://', '') },
  ])
  return book.finish(text.title)
}
