import { company } from './brand.ts'
import { today } from './collections/publication.ts'
import { readPage } from './collections/readPage.ts'
import { paths } from './routes.ts'
import { fill } from './schema/fill.ts'
import { shortFormPage } from './schema/pages/strategy.ts'
import { course } from './structuredData.ts'

const { audience, formats, programs, benefits, impact, calendar, ...page } = readPage(
  'shortForm',
  shortFormPage,
  ({ formats, programs: { scquare, bootcamp, sprint } }, url) =>
    Object.entries({ scquare, bootcamp, sprint }).map(([id, { title, description, duration }]) =>
      course({
        name: title,
        description,
        url: `${url}#${id}`,
        workload: duration === formats['1-day'].duration ? 'P1D' : 'P2D',
        mode: 'onsite',
      }),
    ),
)
const { '1-day': oneDay, '2-day': twoDays, custom, ...formatIntro } = formats
const { scquare, bootcamp, sprint, ...programIntro } = programs
const { text, file, ...sample } = calendar.sample

/** Texts of the sample calendar's entries: an export of its own, because no page shows them. */
export const sampleEntry = sample

const formatItems = [
  { id: '1-day', ...oneDay },
  { id: '2-day', ...twoDays },
  { id: 'custom', ...custom },
]

const programItems = [
  { id: 'scquare', ...scquare },
  { id: 'bootcamp', ...bootcamp },
  { id: 'sprint', ...sprint },
]

/** Copy of /strategy/short-form. */
export const shortForm = {
  ...page,
  audience: { ...audience, id: 'who-books' },
  formats: { ...formatIntro, items: formatItems },
  programs: { ...programIntro, id: 'featured-programs', items: programItems },
  benefits: { ...benefits, id: 'why-short' },
  impact: { ...impact, id: 'program-impact' },
  calendar: {
    ...calendar,
    text: fill(calendar.text, { leadDays: calendar.planner.available.leadDays }),
    sample: { text, file },
    planner: {
      ...calendar.planner,
      builtOn: today(),
      formats: formatItems.map(({ id, single, duration, days }) => ({ id, name: single, duration, days })),
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
