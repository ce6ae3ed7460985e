import { company } from './brand.ts'
import { today } from './collections/publication.ts'
import { readCopy } from './collections/readCopy.ts'
import { readPage } from './collections/readPage.ts'
import { paths } from './routes.ts'
import { fill } from './schema/fill.ts'
import {
  type StrategyCard,
  shortFormPage,
  storytellingPage,
  strategicThinkingPage,
  strategyPage,
} from './schema/pages/strategy.ts'
import { type WorkingPaper, workingPaper } from './schema/workingPaper.ts'
import { course, longCourse } from './structuredData.ts'

const boardPaper = readCopy('papers/board-paper', workingPaper)
const decisionPaper = readCopy('papers/decision-paper', workingPaper)
const storySheet = readCopy('papers/story-sheet', workingPaper)

/** The top of a paper: its head and some of its first fields, the telling one first. */
const paperTop = (
  { form, title, purpose, when, parts: [first] }: WorkingPaper,
  ...shown: number[]
): StrategyCard['paper'] => ({
  form,
  title,
  purpose,
  when,
  fields: first?.kind === 'fields' ? shown.flatMap((at) => first.fields[at] ?? []) : [],
})

const { programs, ...hub } = readPage('strategy', strategyPage)
const { strategicThinking: thinkingCard, storytelling: storyCard, shortForm: shortCard, ...intro } = programs

const cards: readonly StrategyCard[] = [
  { ...thinkingCard, paper: paperTop(decisionPaper, 0, 1, 2) },
  { ...storyCard, paper: paperTop(storySheet, 1, 0, 2) },
  { ...shortCard, paper: paperTop(boardPaper, 0, 1, 2) },
]

/** Copy of /strategy. */
export const strategy = { ...hub, programs: { ...intro, cards } }

/** Copy of /strategy/strategic-thinking. */
export const strategicThinking = readPage('strategicThinking', strategicThinkingPage, (page, url) => [
  longCourse(page.head.breadcrumb, page, url),
])

/** Copy of /strategy/storytelling. */
export const storytelling = {
  ...readPage('storytelling', storytellingPage, (page, url) => [longCourse(page.head.breadcrumb, page, url)]),
  /** The paper that participants take home, without the cards, which the framework shows. */
  paper: { ...storySheet, parts: storySheet.parts.filter((part) => part !== storySheet.parts[1]) },
}

const { calendar, ...short } = readPage('shortForm', shortFormPage, ({ formats, featuredPrograms }, url) =>
  featuredPrograms.items.map(({ id, title, description, duration }) =>
    course({
      name: title,
      description,
      url: `${url}#${id}`,
      workload: duration === formats.items[0]?.duration ? 'P1D' : 'P2D',
      mode: 'onsite',
    }),
  ),
)
const { text, file, ...sample } = calendar.sample

/** Texts of the sample calendar's entries: an export of its own, because no page shows them. */
export const sampleEntry = sample

/** Copy of /strategy/short-form. */
export const shortForm = {
  ...short,
  calendar: {
    ...calendar,
    text: fill(calendar.text, { leadDays: calendar.planner.available.leadDays }),
    sample: { text, file },
    planner: {
      ...calendar.planner,
      builtOn: today(),
      formats: short.formats.items.map(({ id, single, duration, days }) => ({
        id,
        name: single,
        duration,
        days,
      })),
      fileName: 'short-form-dates.ics',
      calendar: {
        ...calendar.planner.calendar,
        product: `-//${company.name}//Short-form planner//EN`,
        domain: new URL(company.website).hostname,
        url: `${company.website}${paths.shortForm}#calendar`,
      },
    },
  },
}

export type ShortForm = typeof shortForm
