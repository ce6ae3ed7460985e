import type { Claim } from '../schema/claim.ts'

const leaders = 'participants in A1, A2 and A3X since 2020'
const teams = 'teams of A1, A2 and A3X participants since 2020'
const resignations = 'Resignations among direct reports over twelve months, 23% fewer than the year before.'

/** What the leadership programs change in leaders and their teams. */
export const programs = {
  effectiveness: {
    figure: '86%',
    label: 'leadership effectiveness',
    counted: 'Participants whose 360 score on the habit they chose rose by at least half a point.',
    by: 'Direct reports, peers and line manager',
    when: 'weeks 1 and 12',
    of: leaders,
    sample: true,
  },
  improvement: {
    figure: '40%',
    label: 'leadership improvement within 90 days',
    counted: 'Average rise in the 360 score on the habit each participant chose.',
    by: 'Direct reports, peers and line manager',
    when: 'week 1 and day 84',
    of: leaders,
    sample: true,
  },
  readiness: {
    figure: '+85%',
    label: 'leadership readiness',
    counted: '“Yes” to giving this person the next larger task today, week 12 against week 1.',
    by: 'Line managers',
    when: 'weeks 1 and 12',
    of: leaders,
    sample: true,
  },
  engagement: {
    figure: '+65%',
    label: 'engagement',
    counted: '“Yes, without hesitation” to working in this team again, week 12 against week 1.',
    by: 'Direct reports',
    when: 'weeks 1 and 12',
    of: teams,
    sample: true,
  },
  performance: {
    figure: '+41%',
    label: 'team performance',
    counted: 'Improvement in the one figure each team chose before week 1, teams weighted equally.',
    by: 'Whoever reported it before',
    when: 'quarter before and quarter after',
    of: teams,
    sample: true,
  },
  retention: {
    figure: '+23%',
    label: 'retention',
    counted: resignations,
    by: 'HR records',
    when: '12 months before and after the start',
    of: teams,
    sample: true,
  },
  turnover: {
    figure: '23%',
    label: 'turnover reduction',
    counted: resignations,
    by: 'HR records',
    when: '12 months before and after the start',
    of: teams,
    sample: true,
  },
  completion: {
    figure: '95%',
    label: 'program completion',
    counted: 'People who started and took part in the last assessment.',
    by: 'Attendance records in LEAP',
    when: 'week 12',
    of: 'participants of all twelve-week programs since 2020',
    sample: true,
  },
} as const satisfies Record<string, Claim>
