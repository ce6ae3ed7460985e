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
import { PdfBuilder } from '../PdfBuilder.ts'
import { nextStep, toRows } from '../pdfParts.ts'
import { programPages } from './programPages.ts'

const text = documents.programGuide
const pages = [a1, a2, a3x, t1, t2, t3x]
const summaries = [...leadershipPrograms, ...transformationPrograms]

/** Makes the program guide: the program families, and each of the six programs on its own pages. */
export async function programGuide(): Promise<Buffer> {
  // The first pass finds the page on which each program begins, the second prints it in the contents.
  const { starts } = await setGuide([])
  return (await setGuide(starts)).pdf.finish(text.title)
}

async function setGuide(knownStarts: readonly number[]) {
  const pdf = new PdfBuilder(text.title, text.subtitle)
  await cover(pdf, text, coverLayouts.programs)
  families(pdf)
  pdf.newPage()
  section(pdf, text.methodHeading, toRows(solutions.method.steps))
  contents(pdf, knownStarts)
  const starts = pages.map((program, index) => {
    const start = pdf.page + 1
    const summary = summaries[index]
    if (summary) programPages(pdf, summary, program)
    return start
  })
  pdf.chapter = ''
  pdf.newPage()
  comparison(pdf)
  nextStep(pdf, { heading: text.nextHeading, text: text.nextText }, paths.solutions)
  return { pdf, starts }
}

function families(pdf: PdfBuilder): void {
  const { duration, participants, programs } = text.familyLabels
  section(
    pdf,
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

/** Adds a comparison of the six programs. */
function comparison(pdf: PdfBuilder): void {
  section(
    pdf,
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

/** Adds the contents: the six programs with their page numbers. */
function contents(pdf: PdfBuilder, starts: readonly number[]): void {
  section(
    pdf,
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
