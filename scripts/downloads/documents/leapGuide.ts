import { documents } from '#content/documents.ts'
import { sectionImage } from '#content/images.ts'
import { leap } from '#content/leap.ts'
import { platforms } from '#content/platforms.ts'
import { paths } from '#content/routes.ts'
import { heading, section, setRows } from '../blocks.ts'
import { cohortTable } from '../cohortTable.ts'
import { cover } from '../cover.ts'
import { coverLayouts } from '../coverLayouts.ts'
import { PdfBook } from '../PdfBook.ts'
import { inner } from '../paper.ts'
import { factColumns, nextStep, opening, toRows } from '../pdfParts.ts'

const text = documents.leapGuide

/** LEAP: features, roles, security, the cohort page, what is shared, use cases, systems and data. */
export async function leapGuide(): Promise<Buffer> {
  const { hero, features, benefits, useCases, security } = leap
  const { passes, systems } = platforms.integration
  const book = new PdfBook(text.title, text.subtitle)
  await cover(book, text, coverLayouts.platform)
  opening(book, hero, sectionImage('leap-card'))
  factColumns(book, hero.facts)
  section(book, features.heading, toRows(features.items))
  book.newPage()
  section(
    book,
    text.rolesHeading,
    benefits.roles.map(({ role, question, benefits }) => ({
      left: [
        { style: 'name', text: role },
        { style: 'quiet', text: question, before: 2 },
      ],
      right: bullets(benefits),
    })),
  )
  section(book, security.heading, toRows(security.badges))
  book.newPage()
  cohortPage(book)
  section(book, passes.heading, [
    { left: [{ style: 'strong', text: passes.passLabel }], right: bullets(passes.passing) },
    { left: [{ style: 'strong', text: passes.stayLabel }], right: bullets(passes.staying) },
  ])
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
  book.newPage()
  section(
    book,
    text.systemsHeading,
    toRows(systems.items.map(({ label, text }) => ({ title: label, text }))),
    { intro: text.systemsText },
  )
  nextStep(book, text.next, paths.leap)
  return book.finish(text.title)
}

const bullets = (texts: readonly string[]) =>
  texts.map((text) => ({ style: 'text', text, bullet: true, before: 3 }) as const)

/** The title of a part of the cohort page, and who sees it. */
const viewed = ({ title, view }: { title: string; view: string }) =>
  [
    { style: 'strong', text: title },
    { style: 'quiet', text: view, before: 2 },
  ] as const

/** The page of a cohort, with the sample of the website and who sees which part. */
function cohortPage(book: PdfBook): void {
  const { cohort, illustration } = leap.features
  const { matching, participation, returns, journey } = cohort
  heading(book, text.cohortHeading(cohort.title, cohort.weekLabel), 200, { intro: illustration })
  book.set(
    [
      { style: 'strong', text: participation.title },
      { style: 'quiet', text: participation.view },
    ],
    inner,
  )
  book.y += 6
  cohortTable(book, cohort)
  setRows(book, [
    {
      left: viewed(matching),
      right: [
        ...matching.coaches.map(({ name, facts }) => ({ style: 'text', text: `${name}: ${facts}` }) as const),
        { style: 'quiet', text: matching.note },
      ],
    },
    {
      left: viewed(returns),
      right: [
        { style: 'text', text: [returns.cost, returns.credited].map((pair) => pair.join(' ')).join(', ') },
        { style: 'quiet', text: returns.note },
      ],
    },
    {
      left: viewed(journey),
      right: journey.steps.map((step) => ({ style: 'text', text: `${step.when} ${step.text}` }) as const),
    },
  ])
}
