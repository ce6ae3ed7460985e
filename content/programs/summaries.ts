import { paths } from '../routes.ts'
import type { ProgramSummary } from '../schema/program.ts'

/** The three leadership programs, from the first step up. */
export const leadershipPrograms: readonly ProgramSummary[] = [
  {
    code: 'A1',
    title: 'Leading a Team',
    audience: 'First-time and frontline managers',
    duration: '12 weeks',
    cohort: '10–25 people',
    focus: 'Hand over the old job, hold the talk you have put off, and run the week of a whole team.',
    structure: '2-day Take Charge workshop, 6 coaching sessions',
    keyFeatures: [
      '2-day Take Charge workshop in week 3',
      '6 coaching sessions with the same coach',
      '3 webinars plus 3 keynote lectures',
      'Refresh touchpoints at 6 and 12 months',
    ],
    href: paths.a1,
    color: 'coral',
  },
  {
    code: 'A2',
    title: 'Leading Across',
    audience: 'Mid-level leaders',
    duration: '12 weeks',
    focus: 'Lead other managers, and settle with neighboring functions what no single target sheet settles.',
    structure: '2-day Ignite workshop, 6 coaching sessions',
    keyFeatures: [
      '2-day Ignite workshop in week 5',
      '6 coaching sessions between real decisions',
      'One live cross-functional problem with a sponsor',
      'Refresh at 6 and 12 months',
    ],
    href: paths.a2,
    color: 'teal',
  },
  {
    code: 'A3X',
    title: 'Leading the Enterprise',
    audience: 'CXOs, business unit heads and high-potential senior leaders',
    duration: '12 weeks',
    cohort: '8–12 executives',
    focus: 'Decide for the whole company when your own part of it would be better off otherwise.',
    structure: 'Executive retreats and labs',
    keyFeatures: [
      'Two executive retreats, away from the office',
      'Three labs on capital, succession and crisis',
      'A private hour of counsel after each lab',
      'Five dated commitments before the chief executive',
    ],
    href: paths.a3x,
    color: 'coral',
  },
]

/** The three change programs, from the floor to the executive team. */
export const transformationPrograms: readonly ProgramSummary[] = [
  {
    code: 'T1',
    title: 'Leading Through Change',
    audience: 'Frontline leaders',
    duration: '12 weeks',
    cohort: '8–20 people',
    focus: 'Answer the crew’s first question, keep the shift running and take weight off people in time.',
    structure: '2-day ‘Leading Through Change’ workshop',
    keyFeatures: [
      '2-day ‘Leading Through Change’ workshop',
      'A ten-minute huddle with the crew, every week',
      'Practice groups of four in weeks 5, 7 and 9',
      'Touchpoints at 6 and 12 months',
    ],
    href: paths.t1,
    color: 'coral',
  },
  {
    code: 'T2',
    title: 'Navigating Complexity',
    audience: 'Mid-level leaders',
    duration: '12 weeks',
    cohort: '8–20 people',
    focus:
      'Find where the change collides with old promises, get a ruling, and run two systems until one stops.',
    structure: '2-day ‘Navigating Complexity’ workshop, 6 executive coaching sessions',
    keyFeatures: [
      '2-day ‘Navigating Complexity’ workshop',
      '6 executive coaching sessions',
      'Three ruling hours with an executive who can decide',
      'A register of collisions, rulings and end dates',
    ],
    href: paths.t2,
    color: 'teal',
  },
  {
    code: 'T3X',
    title: 'Enterprise Change Leadership',
    audience: 'Executives',
    duration: 'Executive format',
    cohort: '8–20 executives',
    focus: 'Sponsor fewer changes, pay for them with capacity, and be seen to give something up yourself.',
    structure: '2-day ‘Enterprise Change Leadership’ workshop',
    keyFeatures: [
      '2-day ‘Enterprise Change Leadership’ workshop',
      'Executive coaching in weeks 4 to 9',
      'One portfolio of every change under way',
      'A stop list signed by the executive team',
    ],
    href: paths.t3x,
    color: 'coral',
  },
]
