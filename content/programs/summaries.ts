import type { ProgramSummary } from '../schema/program.ts'
import { outlines } from './outlines.ts'

/** The three leadership programs, from first-time managers up. */
export const leadershipPrograms: readonly ProgramSummary[] = [
  {
    ...outlines.A1,
    duration: '12 weeks',
    cohort: '10-25 people',
    focus:
      'Hand over the old job, have the conversation you have been putting off, and run the week of a whole team.',
    structure: '2-day Take Charge workshop, 6 coaching sessions',
    keyFeatures: [
      '2-day Take Charge workshop in week 3',
      '6 coaching sessions with the same coach',
      '3 webinars plus 3 keynote lectures',
      'Refresh touchpoints at 6 and 12 months',
    ],
    coaching: '6 sessions, the same coach throughout',
    afterward: 'Refresh touchpoints at 6 and 12 months',
    color: 'coral',
  },
  {
    ...outlines.A2,
    duration: '12 weeks',
    cohort: '12-20 people',
    focus: 'Lead other managers, and resolve the conflicts with other functions that no one’s targets cover.',
    structure: '2-day Ignite workshop, 6 coaching sessions',
    keyFeatures: [
      '2-day Ignite workshop in week 5',
      '6 coaching sessions between real decisions',
      'One live problem with a sponsor',
      'Refresh at 6 and 12 months',
    ],
    coaching: '6 sessions, timed to a live proposal',
    afterward: 'Refresh at 6 and 12 months',
    color: 'teal',
  },
  {
    ...outlines.A3X,
    duration: '12 weeks',
    cohort: '8-12 executives',
    focus: 'Decide for the whole company, even when another choice would be better for your own unit.',
    structure: 'Executive retreats and labs',
    keyFeatures: [
      'Two executive retreats, away from the office',
      'Three labs on capital, succession and crisis',
      'A private hour of counsel after each lab',
      'Five commitments, each with a date',
    ],
    coaching: 'A private hour after each lab',
    afterward: 'Fellow executives ask about each commitment',
    color: 'coral',
  },
]

/** The three change programs, from the front line to the executive team. */
export const transformationPrograms: readonly ProgramSummary[] = [
  {
    ...outlines.T1,
    duration: '12 weeks',
    cohort: '8-20 people',
    focus: 'Answer the crew’s first question, keep the shift running and lighten the load in time.',
    structure: '2-day “Leading Through Change” workshop',
    keyFeatures: [
      '2-day “Leading Through Change” workshop',
      'A 10-minute huddle with the crew, every week',
      'Practice groups of four in weeks 5, 7 and 9',
      'Touchpoints at 6 and 12 months',
    ],
    coaching: 'Practice groups of four',
    afterward: 'Touchpoints at 6 and 12 months',
    color: 'coral',
  },
  {
    ...outlines.T2,
    duration: '12 weeks',
    cohort: '8-20 people',
    focus:
      'Find where the change collides with old promises, get a decision, and run two systems until one stops.',
    structure: '2-day “Navigating Complexity” workshop, 6 executive coaching sessions',
    keyFeatures: [
      '2-day “Navigating Complexity” workshop',
      '6 executive coaching sessions',
      'Three decision hours with an executive',
      'A register of conflicting demands and decisions',
    ],
    coaching: '6 executive coaching sessions',
    afterward: 'A register that the sponsor keeps',
    color: 'teal',
  },
  {
    ...outlines.T3X,
    duration: 'Executive format',
    cohort: '8-20 executives',
    focus: 'Sponsor fewer changes, staff them properly, and be seen giving something up yourself.',
    structure: '2-day “Enterprise Change Leadership” workshop',
    keyFeatures: [
      '2-day “Enterprise Change Leadership” workshop',
      'Executive coaching in weeks 4 to 9',
      'One portfolio of every change under way',
      'A stop list signed by the executive team',
    ],
    coaching: 'Executive coaching, weeks 4 to 9',
    afterward: 'A portfolio review in the executive calendar',
    color: 'coral',
  },
]
