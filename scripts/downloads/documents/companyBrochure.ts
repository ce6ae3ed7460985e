import { about } from '#content/about.ts'
import { documents } from '#content/documents.ts'
import { home } from '#content/home.ts'
import { company } from '#content/site.ts'
import { solutions } from '#content/solutions.ts'
import { heading, section, setColumns } from '../blocks.ts'
import { cover } from '../cover.ts'
import { coverLayouts } from '../coverLayouts.ts'
import type { Paragraph } from '../drawParagraph.ts'
import { PdfBuilder } from '../PdfBuilder.ts'
import { facts, figureColumns, nextStep, opening, toRows } from '../pdfParts.ts'

const text = documents.brochure

/** Makes the company brochure, four pages: story and principles, work, figures and values, contact. */
export async function companyBrochure(): Promise<Buffer> {
  const { story, approach, values, hero } = about
  const { office: address, hours } = company
  const pdf = new PdfBuilder(text.title, text.subtitle)
  await cover(pdf, text, coverLayouts.company)
  opening(pdf, hero)
  section(
    pdf,
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
  heading(pdf, text.principlesHeading, 120)
  setColumns(
    pdf,
    approach.principles.map(({ area, after }): Paragraph[] => [
      { style: 'strong', text: area },
      { style: 'text', text: after },
    ]),
    2,
  )
  pdf.newPage()
  section(
    pdf,
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
  heading(pdf, solutions.platforms.heading, 90)
  setColumns(
    pdf,
    solutions.platforms.items.map(({ title, subtitle, description }): Paragraph[] => [
      { style: 'name', text: title },
      { style: 'strong', text: subtitle },
      { style: 'text', text: description },
    ]),
    3,
  )
  pdf.newPage()
  heading(pdf, text.figuresHeading, 80, { intro: text.figuresText })
  figureColumns(pdf, home.figures)
  section(pdf, values.heading, toRows(values.values))
  nextStep(pdf, { heading: text.contactHeading, text: text.contactText }, '')
  facts(pdf, [
    {
      label: documents.contact.address,
      value: `${address.name}, ${address.street}, ${address.city} ${address.postalCode}, ${address.region}, ${address.country}`,
    },
    { label: documents.contact.hours, value: `${hours.days}, ${hours.times}` },
  ])
  return pdf.finish(text.title)
}
