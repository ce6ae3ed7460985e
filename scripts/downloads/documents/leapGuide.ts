import { documents } from '#content/documents.ts'
import { sectionImage } from '#content/images.ts'
import { leap } from '#content/leap.ts'
import { platforms } from '#content/platforms.ts'
import { paths } from '#content/routes.ts'
import { heading, section, setRows } from '../blocks.ts'
import { cohortTable } from '../cohortTable.ts'
import { cover } from '../cover.ts'
import { coverLayouts } from '../coverLayouts.ts'
import { PdfBuilder } from '../PdfBuilder.ts'
import { inner } from '../paper.ts'
import { factColumns, nextStep, opening, toRows } from '../pdfParts.ts'

const text = documents.leapGuide

/** Makes the LEAP guide: features, roles, security, cohort page, sharing, use cases, systems and data. */
export async function leapGuide(): Promise<Buffer> {
  const { hero, features, benefits, useCases, security } = leap
  const { passes, systems } = platforms.integration
  const pdf = new PdfBuilder(text.title, text.subtitle)
  await cover(pdf, text, coverLayouts.platform)
  opening(pdf, hero, sectionImage('leap-card'))
  factColumns(pdf, hero.facts)
  section(pdf, features.heading, toRows(features.items))
  pdf.newPage()
  section(
    pdf,
    text.rolesHeading,
    benefits.roles.map(({ role, question, benefits }) => ({
      left: [
        { style: 'name', text: role },
        { style: 'quiet', text: question, before: 2 },
      ],
      right: bullets(benefits),
    })),
  )
  section(pdf, security.heading, toRows(security.badges))
  pdf.newPage()
  cohortPage(pdf)
  section(pdf, passes.heading, [
    { left: [{ style: 'strong', text: passes.passLabel }], right: bullets(passes.passing) },
    { left: [{ style: 'strong', text: passes.stayLabel }], right: bullets(passes.staying) },
  ])
  pdf.newPage()
  section(
    pdf,
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
  pdf.newPage()
  section(
    pdf,
    text.systemsHeading,
    toRows(systems.items.map(({ label, text }) => ({ title: label, text }))),
    { intro: text.systemsText },
  )
  nextStep(pdf, text.next, paths.leap)
  return pdf.finish(text.title)
}

const bullets = (texts: readonly string[]) =>
  texts.map((text) => ({ style: 'text', text, bullet: true, before: 3 }) as const)

/** The title of a part of the cohort page, and who sees it. */
const viewed = ({ title, view }: { title: string; view: string }) =>
  [
    { style: 'strong', text: title },
    { style: 'quiet', text: view, before: 2 },
  ] as const

/** Adds the sample cohort page of the website, and who sees which part. */
function cohortPage(pdf: PdfBuilder): void {
  const { cohort, illustration } = leap.features
  const { matching, participation, returns, journey } = cohort
  heading(pdf, text.cohortHeading(cohort.title, cohort.weekLabel), 200, { intro: illustration })
  pdf.write(
    [
      { style: 'strong', text: participation.title },
      { style: 'quiet', text: participation.view },
    ],
    inner,
  )
  pdf.y += 6
  cohortTable(pdf, cohort)
  setRows(pdf, [
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
