import { documents } from '#content/documents.ts'
import { a1 } from '#content/programs/a1.ts'
import { a2 } from '#content/programs/a2.ts'
import { a3x } from '#content/programs/a3x.ts'
import { leadershipPrograms, transformationPrograms } from '#content/programs/summaries.ts'
import { t1 } from '#content/programs/t1.ts'
import { t2 } from '#content/programs/t2.ts'
import { t3x } from '#content/programs/t3x.ts'
import { paths } from '#content/routes.ts'
import { solutions } from '#content/solutions.ts'
import { section } from '../blocks.ts'
import { cover } from '../cover.ts'
import { coverLayouts } from '../coverLayouts.ts'
import { PdfBook } from '../PdfBook.ts'
import { nextStep, toRows } from '../pdfParts.ts'
import { programPages } from './programPages.ts'

const text = documents.programGuide
const pages = [a1, a2, a3x, t1, t2, t3x]
const summaries = [...leadershipPrograms, ...transformationPrograms]

/** All families, and each of the six programs on its own pages. */
export async function programGuide(): Promise<Buffer> {
  // The first time to learn on which page each program begins, the second time to print it.
  const { starts } = await setGuide([])
  return (await setGuide(starts)).book.finish(text.title)
}

async function setGuide(knownStarts: readonly number[]) {
  const book = new PdfBook(text.title, text.subtitle)
  await cover(book, text, coverLayouts.programs)
  families(book)
  book.newPage()
  section(book, text.methodHeading, toRows(solutions.method.steps))
  contents(book, knownStarts)
  const starts = pages.map((program, index) => {
    const start = book.page + 1
    const summary = summaries[index]
    if (summary) programPages(book, summary, program)
    return start
  })
  book.chapter = ''
  book.newPage()
  comparison(book)
  nextStep(book, { heading: text.nextHeading, text: text.nextText }, paths.solutions)
  return { book, starts }
}

function families(book: PdfBook): void {
  const { duration, participants, programs } = text.familyLabels
  section(
    book,
    text.familiesHeading,
    solutions.families.items.map((family) => ({
      picture: family.image,
      left: [],
      right: [
        { style: 'name', text: family.title },
        { style: 'quiet', text: family.when },
        { style: 'text', text: family.description, before: 3 },
        {
          style: 'label',
          text: `${duration}: ${family.duration}. ${participants}: ${family.participants}.`,
          before: 3,
        },
        { style: 'label', text: `${programs}: ${family.programs.map(({ name }) => name).join(', ')}` },
      ],
    })),
    { intro: text.familiesText },
  )
}

/** The six programs side by side, for whoever has to choose. */
function comparison(book: PdfBook): void {
  section(
    book,
    text.comparisonHeading,
    summaries.map(({ code, title, focus, structure, afterward }) => ({
      left: [
        { style: 'name', text: code },
        { style: 'quiet', text: title },
      ],
      right: [
        { style: 'text', text: focus },
        { style: 'label', text: `${structure}. ${afterward}.`, before: 2 },
      ],
    })),
  )
}

/** The six programs with the page on which each begins. */
function contents(book: PdfBook, starts: readonly number[]): void {
  section(
    book,
    text.contentsHeading,
    summaries.map(({ code, title, audience, cohort }, index) => ({
      left: [
        {
          style: 'link',
          text: text.onPage(`${code}`, starts[index] ?? 0),
          link: `#${pages[index]?.hero.heading}`,
        },
      ],
      right: [
        { style: 'strong', text: title },
        { style: 'quiet', text: `${audience}. ${cohort}.` },
      ],
    })),
  )
}
