import { documents } from '#content/documents.ts'
import { leap } from '#content/leap.ts'
import { paths } from '#content/routes.ts'
import { heading, section, setRows } from '../blocks.ts'
import { cohortTable } from '../cohortTable.ts'
import { PdfBook } from '../PdfBook.ts'
import { cover, factColumns, nextStep, opening, toRows } from '../pdfParts.ts'

const text = documents.leapGuide

/** LEAP: features, roles, use cases, security. */
export function leapGuide(): Promise<Buffer> {
  const { hero, features, useCases, security } = leap
  const book = new PdfBook(text.title, text.subtitle)
  cover(book, text.title, text.subtitle, [16, 34, 28, 46, 40, 58, 52, 74])
  opening(book, hero)
  factColumns(book, hero.facts)
  section(book, features.heading, toRows(features.items))
  section(book, security.heading, toRows(security.badges))
  book.newPage()
  fridayPage(book)
  section(
    book,
    text.rolesHeading,
    leap.benefits.roles.map(({ role, question, benefits }) => ({
      left: [
        { style: 'name', text: role },
        { style: 'quiet', text: question, before: 2 },
      ],
      right: benefits.map((benefit) => ({ style: 'text', text: benefit, bullet: true, before: 3 }) as const),
    })),
    { intro: text.rolesText },
  )
  book.newPage()
  section(
    book,
    useCases.heading,
    useCases.items.map(({ title, situation, use, result }) => ({
      left: [{ style: 'name', text: title }],
      right: [
        { style: 'text', text: situation },
        { style: 'warm', text: useCases.labels.use, before: 5 },
        { style: 'text', text: use },
        { style: 'warm', text: useCases.labels.result, before: 5 },
        { style: 'text', text: result },
      ],
    })),
    { intro: useCases.text },
  )
  nextStep(book, text.next, paths.leap)
  return book.finish(text.title)
}

/** The page that a sponsor reads on Friday, with the sample cohort of the website. */
function fridayPage(book: PdfBook): void {
  const { cohort, illustration } = leap.features
  const { matching, returns, journey } = cohort
  heading(book, text.cohortHeading(cohort.title, cohort.weekLabel), 200, { intro: illustration })
  cohortTable(book, cohort)
  setRows(book, [
    {
      left: [{ style: 'strong', text: matching.title }],
      right: [
        ...matching.coaches.map(({ name, facts }) => ({ style: 'text', text: `${name}: ${facts}` }) as const),
        { style: 'quiet', text: matching.note },
      ],
    },
    {
      left: [{ style: 'strong', text: returns.title }],
      right: [
        { style: 'text', text: [returns.cost, returns.credited].map((pair) => pair.join(' ')).join(', ') },
        { style: 'quiet', text: returns.note },
      ],
    },
    {
      left: [{ style: 'strong', text: journey.title }],
      right: journey.steps.map((step) => ({ style: 'text', text: `${step.when} ${step.text}` }) as const),
    },
  ])
}
