import type { Source } from '../../schema/claim.ts'
import type { programs } from '../programs.ts'

const leaders = 'participants in completed A1 and A2 cohorts since 2020'
const teams = 'teams of participants in A1 and A2 cohorts since 2020'
const resignations = 'Resignations among direct reports over twelve months, 23% fewer than the year before.'

/** The source of each figure about the leadership programs. */
export const programSources = {
  effectiveness: {
    counted: 'Participants whose 360 score on the habit they chose rose by at least half a point.',
    by: 'Direct reports, peers and line manager',
    when: 'weeks 1 and 12',
    of: leaders,
    sample: true,
  },
  improvement: {
    counted: 'Average rise in the 360 score on the habit each participant chose.',
    by: 'Direct reports, peers and line manager',
    when: 'week 1 and day 84',
    of: leaders,
    sample: true,
  },
  readiness: {
    counted: '“Yes” to giving this person a bigger job today, week 12 compared with week 1.',
    by: 'Line managers',
    when: 'weeks 1 and 12',
    of: leaders,
    sample: true,
  },
  engagement: {
    counted: '“Yes, without hesitation” to working on this team again, week 12 compared with week 1.',
    by: 'Direct reports',
    when: 'weeks 1 and 12',
    of: teams,
    sample: true,
  },
  performance: {
    counted: 'Improvement in the one figure each team chose before week 1, teams weighted equally.',
    by: 'Whoever reported it before',
    when: 'quarter before and quarter after',
    of: teams,
    sample: true,
  },
  retention: {
    counted: resignations,
    by: 'HR records',
    when: '12 months before and after the start',
    of: teams,
    sample: true,
  },
  turnover: {
    counted: resignations,
    by: 'HR records',
    when: '12 months before and after the start',
    of: teams,
    sample: true,
  },
  completion: {
    counted: 'People who started and took part in the last assessment.',
    by: 'Attendance records of each cohort',
    when: 'week 12',
    of: 'participants of all 12-week programs since 2020',
    sample: true,
  },
} as const satisfies Record<keyof typeof programs, Source>
