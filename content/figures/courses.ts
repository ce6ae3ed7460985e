import type { Claim } from '../schema/claim.ts'

const decisions = 'Strategic Thinking since 2020'
const talks = 'Storytelling for Leaders since 2020'
const coached = 'completed coaching assignments'
const short = 'workshops and modules since 2020'
const paired = 'programs with AI practice, against coaching alone'

/** What courses, coaching and practice lead to. */
export const courses = {
  satisfaction: {
    figure: '98%',
    label: 'satisfaction',
    note: 'across all formats, asked a week after the last session',
    counted: 'Participants who are satisfied or very satisfied.',
    by: 'Participants, unseen by facilitators and coaches',
    when: 'a week after the last session',
    of: 'all formats since 2020',
    sample: true,
  },
  firstReturn: {
    figure: '30 days',
    label: 'ROI timeline',
    note: 'from the session to the first return',
    counted: 'Days until the first result that can be put in hours or money, in half of all groups.',
    by: 'Participants and their managers',
    when: 'in the follow-up a month later',
    of: short,
    sample: true,
  },
  faster: {
    figure: '3x',
    label: 'faster than traditional training',
    note: 'from request to first use at work',
    counted: 'Working days from the request to first use at work, against the client’s own courses.',
    by: 'The client’s HR team',
    when: 'in the follow-up a month later',
    of: short,
    sample: true,
  },
  decisionsMade: {
    figure: '91%',
    label:
      'of participants make their open decision within the twelve weeks, with the rejected options on record',
    counted: 'Decisions chosen in week 1 and signed by week 12.',
    by: 'Sponsors, who sign them',
    when: 'week 12',
    of: decisions,
    sample: true,
  },
  strategyFollowed: {
    figure: '84%',
    label:
      'of their sponsors say that the team’s work now follows from the company’s strategy, and can say how',
    counted: 'Sponsors who answer yes and name an example.',
    by: 'Sponsors',
    when: 'week 12',
    of: decisions,
    sample: true,
  },
  unscripted: {
    figure: '93%',
    label: 'of participants present to senior audiences without a script by week 12',
    counted: 'Participants who gave a real presentation to senior leaders without a script.',
    by: 'The facilitator of the lab',
    when: 'week 12',
    of: talks,
    sample: true,
  },
  remembered: {
    figure: '87%',
    label: 'of their listeners can say the next day what was asked of them, by whom and by when',
    counted: 'Listeners who get all three right.',
    by: 'Listeners',
    when: 'the day after the presentation',
    of: talks,
    sample: true,
  },
  goalsReached: {
    figure: '89%',
    label: 'of the people we coach reach the goal they wrote down in the first weeks',
    counted: 'Goals that both sides call reached.',
    by: 'The person coached and the sponsor, asked separately',
    when: 'on the last day',
    of: coached,
    sample: true,
  },
  changeNoticed: {
    figure: '76%',
    label: 'of their colleagues noticed the change before they were told about any coaching goal',
    counted: 'Colleagues who name what is different before anyone tells them the goal.',
    by: 'At least four colleagues of each person coached',
    when: 'in the last month',
    of: coached,
    sample: true,
  },
  fasterSkill: {
    figure: '40%',
    label: 'faster skill development',
    note: 'where coaching is paired with AI practice',
    counted: 'Weeks until the behavior chosen at the start is seen regularly at work.',
    by: 'Colleagues of the participants',
    when: 'weeks 1 to 12',
    of: paired,
    sample: true,
  },
  higherEngagement: {
    figure: '65%',
    label: 'higher engagement',
    note: 'between sessions, where coaching is paired with AI practice',
    counted: 'What participants do between sessions without being obliged to.',
    by: 'Activity records in LEAP and AI Arena',
    when: 'weeks 1 to 12',
    of: paired,
    sample: true,
  },
} as const satisfies Record<string, Claim>
