import { readPage } from './collections/readPage.ts'
import { coachWeek, cohort, transcript } from './illustrations.ts'
import { platformsPage } from './schema/pages/platforms.ts'

const { platforms: overview, integration, ...page } = readPage('platforms', platformsPage)

/** The hour at which the excerpt from the coach’s week ends. */
const MORNING = 13

/** Copy of /platforms. */
export const platforms = {
  ...page,
  platforms: {
    ...overview,
    screens: {
      cohort: {
        ...cohort.participation,
        title: cohort.title,
        weekLabel: cohort.weekLabel,
        rows: cohort.participation.rows.slice(1),
      },
      week: {
        ...coachWeek,
        to: MORNING,
        days: coachWeek.days.slice(0, 3).map(({ day, entries }) => ({
          day,
          entries: entries.filter(({ to }) => to <= MORNING).map((entry) => ({ ...entry, note: '' })),
        })),
      },
      transcript: { ...transcript, lines: transcript.lines.slice(-2) },
    },
  },
  integration: {
    ...integration,
    systems: { ...integration.systems, id: 'systems' },
  },
}
