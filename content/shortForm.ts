import { company } from './brand.ts'
import { today } from './collections/publication.ts'
import { readPage } from './collections/readPage.ts'
import { paths } from './routes.ts'
import { fill } from './schema/fill.ts'
import { shortFormPage } from './schema/pages/strategy.ts'
import { course } from './structuredData.ts'

const { calendar, ...page } = readPage('shortForm', shortFormPage, ({ formats, featuredPrograms }, url) =>
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
  ...page,
  calendar: {
    ...calendar,
    text: fill(calendar.text, { leadDays: calendar.planner.available.leadDays }),
    sample: { text, file },
    planner: {
      ...calendar.planner,
      builtOn: today(),
      formats: page.formats.items.map(({ id, single, duration, days }) => ({
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
