import type { Source } from '../../schema/claim.ts'
import type { results } from '../results.ts'

const decisions = 'completed cohorts of Strategic Thinking'
const talks = 'completed cohorts of Storytelling for Leaders'
const coached = 'completed coaching assignments'
const paired = 'programs with AI practice, compared with coaching alone'

/** The source of each figure about strategy programs, coaching and practice. */
export const resultSources = {
  decisionsMade: {
    counted: 'Decisions chosen in weeks 1 and 2 and signed by week 12.',
    by: 'Sponsors, who sign them',
    when: 'week 12',
    of: decisions,
    sample: true,
  },
  strategyFollowed: {
    counted: 'Sponsors who answer yes and name an example.',
    by: 'Sponsors',
    when: 'week 12',
    of: decisions,
    sample: true,
  },
  unscripted: {
    counted: 'Participants who gave a real presentation to senior leaders without a script.',
    by: 'The facilitator of the lab',
    when: 'week 12',
    of: talks,
    sample: true,
  },
  remembered: {
    counted: 'Listeners who get all three right.',
    by: 'Listeners',
    when: 'the day after the presentation',
    of: talks,
    sample: true,
  },
  goalsReached: {
    counted: 'Goals that both sides say were reached.',
    by: 'The person coached and the sponsor, asked separately',
    when: 'on the last day',
    of: coached,
    sample: true,
  },
  changeNoticed: {
    counted: 'Colleagues who name what is different before anyone tells them the goal.',
    by: 'At least four colleagues of each person coached',
    when: 'in the last month',
    of: coached,
    sample: true,
  },
  fasterSkill: {
    counted: 'Weeks until the behavior chosen at the start is seen regularly at work.',
    by: 'Colleagues of the participants',
    when: 'weeks 1 to 12',
    of: paired,
    sample: true,
  },
  higherEngagement: {
    counted: 'What participants do between sessions without being required to.',
    by: 'Activity records in LEAP and AI Arena',
    when: 'weeks 1 to 12',
    of: paired,
    sample: true,
  },
} as const satisfies Record<keyof typeof results, Source>
