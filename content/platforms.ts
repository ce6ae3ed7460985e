import { arenaScript } from './arenaScript.ts'
import { readCopy } from './collections/readCopy.ts'
import { readPage } from './collections/readPage.ts'
import { aiArenaPage, leapPage, platformsPage, spacePage } from './schema/pages/platforms.ts'
import { screenFile } from './schema/screens.ts'

/** The platforms as pages illustrate them. Names and figures are invented. */
const { cohort, fourSites, coachWeek, transcript } = readCopy('site/screens', screenFile)

const overview = readPage('platforms', platformsPage)

/** The hour at which the excerpt from the coach’s week ends. */
const MORNING = 13

/** Copy of /platforms. */
export const platforms = {
  ...overview,
  platforms: {
    ...overview.platforms,
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
    ...overview.integration,
    systems: { ...overview.integration.systems, id: 'systems' },
  },
}

const leapCopy = readPage('leap', leapPage)

/** Copy of /platforms/leap. */
export const leap = {
  ...leapCopy,
  features: { ...leapCopy.features, cohort },
  useCases: {
    ...leapCopy.useCases,
    sites: {
      ...fourSites,
      legend: cohort.participation.legend,
      caption: leapCopy.features.illustration,
    },
  },
}

const spaceCopy = readPage('space', spacePage)

/** Copy of /platforms/space. */
export const space = {
  ...spaceCopy,
  features: { ...spaceCopy.features, week: coachWeek },
}

const arenaCopy = readPage('aiArena', aiArenaPage)

/** Copy of /platforms/ai-arena; the sample conversation is in `arenaScript.ts`. */
export const aiArena = {
  ...arenaCopy,
  offers: { ...arenaCopy.offers, transcript },
  sample: {
    ...arenaCopy.sample,
    stage: {
      ...arenaCopy.sample.stage,
      counterpart: arenaScript.counterpart,
      opening: arenaScript.opening,
    },
  },
}

export type AiArena = typeof aiArena
