import { downloads } from './downloads.ts'
import { sceneImage } from './images.ts'
import { paths } from './routes.ts'
import type { PageHead } from './schema/page.ts'
import type { CohortIllustration, RoleBenefits, SecurityBadge, UseCase } from './schema/platforms.ts'
import { breadcrumbs, service } from './structuredData.ts'
import { topics } from './topics.ts'

const description =
  'LEAP puts a whole cohort on one page for HR and L&D leaders and one next step in front of each participant. Features, use cases, security and a guide.'

const head: PageHead = {
  title: 'LEAP: the portal for leadership cohorts',
  description,
  keywords: [
    'leadership development portal',
    'cohort progress analytics',
    'coach matching software',
    'learning ROI tracking',
    'personalized leadership learning',
  ],
  hero: 'teal',
  section: 'platforms',
  topic: topics.leap,
  structuredData: [
    service({
      name: 'LEAP',
      description,
      url: paths.leap,
      serviceType: 'Enterprise development portal',
      audience: 'HR and L&D leaders, participants, sponsors',
    }),
    breadcrumbs({ label: 'Platforms', href: paths.platforms }, { label: 'LEAP', href: paths.leap }),
  ],
}

const cohort: CohortIllustration = {
  title: 'A1, Pune and Lyon',
  week: 7,
  weekLabel: 'Week 7 of 12',
  people: [
    { name: 'Camille', goal: 'Asks before she answers', weeks: [2, 2, 2, 1, 2, 2, 2], count: '4 of 6' },
    { name: 'Rohan', goal: 'Gives feedback within two days', weeks: [2, 2, 1, 2, 2, 2, 1], count: '3 of 4' },
    {
      name: 'Ilse',
      goal: 'Ends meetings with a name and date',
      weeks: [2, 2, 2, 2, 2, 2, 2],
      count: '7 of 8',
    },
    { name: 'Dev', goal: 'Lets go of the Friday report', weeks: [2, 1, 2, 0, 0, 0, 0], count: '0 of 2' },
    { name: 'Noor', goal: 'Says no to the fourth priority', weeks: [2, 2, 0, 1, 2, 2, 2], count: '2 of 5' },
  ],
  legend: {
    title: 'Practice, week by week',
    done: 'tried and talked over',
    partly: 'tried',
    missed: 'nothing yet',
  },
  matching: {
    title: 'Two coaches for Dev',
    coaches: [
      { name: 'A. Fontaine', facts: 'English, French, ran a plant. Six shared hours', sharedHours: 6 },
      { name: 'S. Iyer', facts: 'English, Hindi, built a lab team. Eight shared hours', sharedHours: 8 },
    ],
    note: 'He asked for a change on Monday. A colleague proposed two names, and Dev chooses.',
  },
  returns: {
    title: 'Return so far',
    cost: ['Cost', 100],
    credited: ['Credited', 62],
    note: 'Two gains of five struck out by your controller.',
  },
  journey: {
    title: 'Camille’s Thursday',
    steps: [
      { when: '9:10', text: 'Ten minutes in AI Arena' },
      { when: '9:30', text: 'Line review: ask what they have tried' },
      { when: '17:00', text: 'One sentence to her coach' },
    ],
  },
}

const roles: readonly RoleBenefits[] = [
  {
    role: 'HR and L&D leaders',
    question: 'Whom should I call this week?',
    benefits: [
      'A silent participant stands out in week 4, while there is time to call.',
      'Sites and countries answer the same questions, so they can be read side by side.',
      'The report for the steering group is Friday’s page, printed.',
    ],
  },
  {
    role: 'Participants',
    question: 'What do I try tomorrow?',
    benefits: [
      'One next step, shown ten minutes before the meeting it belongs to.',
      'Goal, count, coach and dates on the phone, without a course catalog around them.',
      'They alone decide who sees a rehearsal or a note.',
    ],
  },
  {
    role: 'Organizations',
    question: 'Was it worth it, and who says so?',
    benefits: [
      'Value counts only after the controller has cut it.',
      'The readings at 6 and 12 months come by themselves.',
      'What was learned stays in the house when an HR head moves on.',
    ],
  },
]

const useCases: readonly UseCase[] = [
  {
    title: 'One program in four places',
    situation:
      'A maker of laboratory equipment ran A1 in Hyderabad, Lyon, Cork and Ohio. Four HR partners kept four spreadsheets, and the steering group spent its hour on what “completed” meant.',
    use: 'Before week 1 they agreed on a definition for each column. After that all four opened the same page, and the hour went to the people on it.',
    result:
      'In week 5 the page showed that everybody in Ohio had missed the same webinar. It was held at five in the morning there. Now it is not.',
  },
  {
    title: 'A sponsor who wanted a brake',
    situation: 'A finance head agreed to T2 on the condition that he could stop it in any month.',
    use: 'Cost and credited value stood on his page from week 1. The second bar stayed empty until week 8, and two of the first five gains he struck out himself.',
    result: 'He did not stop it. He asks for the page before we send it.',
  },
  {
    title: 'Managers who leave portals alone',
    situation:
      'In a service center, supervisors had opened their last learning portal twice: for the first and for the last course.',
    use: 'LEAP wrote one line into the calendar entry in which the new habit was to be tried, and sent nothing else.',
    result: 'They still do not visit a portal. They try the line, and the count comes from a colleague.',
  },
]

const badges: readonly SecurityBadge[] = [
  {
    title: 'SOC 2 Type II',
    text: 'An independent auditor tested our controls over a period of months, not on one good day. You receive the report under a confidentiality agreement.',
  },
  {
    title: 'GDPR compliant',
    text: 'With a data processing agreement, storage in the EU, and a button that erases one person or a whole cohort.',
  },
  {
    title: 'High uptime',
    text: 'Measured from outside and reported to clients every month, lost minutes included. Maintenance is announced a week ahead.',
  },
]

/** Copy of /platforms/leap. */
export const leap = {
  head,
  hub: { label: 'Platforms', href: paths.platforms },
  hero: {
    heading: 'The whole cohort on one page',
    lead: 'LEAP is the enterprise development portal behind our programs. HR and L&D leaders see who has reached which week and what has moved. Participants see the one thing to do next.',
    image: sceneImage('leap', 'Notes that leap from column to column, each column higher than the last'),
    facts: [
      { label: 'For', value: 'HR and L&D leaders, participants, sponsors' },
      { label: 'Carries', value: 'Every program and coaching pathway' },
      { label: 'Ready', value: 'Before week 1' },
    ],
    demo: 'Request Demo',
    guide: downloads.leapGuide,
  },
  features: {
    id: 'features',
    heading: 'A page to read on Friday, in four parts',
    illustration: 'Illustration. Names and figures are invented.',
    cohort,
    items: [
      {
        title: 'Smart matching',
        text: 'Sorts the coaches by shared working hours, languages, industry and level until a dozen are left. A colleague of ours reads the dozen and proposes two. The participant meets both.',
      },
      {
        title: 'Progress analytics',
        text: 'Sessions held, practice done and the count of one agreed behavior, for the cohort and for each person in it.',
      },
      {
        title: 'ROI tracking',
        text: 'A gain is entered with its source and cut by your controller before it counts. The second bar is shown while it is still empty.',
      },
      {
        title: 'Personalized journeys',
        text: 'Weeks 1 and 2 find one habit for each person. Modules, rehearsals and reading hang on that habit, and on meetings that are in the calendar anyway.',
      },
    ],
  },
  benefits: {
    id: 'benefits',
    heading: 'Three people, three questions',
    roles,
  },
  useCases: {
    id: 'use-cases',
    heading: 'Three use cases',
    text: 'From clients who let us tell them without their names.',
    labels: { use: 'With LEAP', result: 'What came of it' },
    items: useCases,
  },
  security: {
    id: 'security',
    heading: 'What your auditors will ask first',
    badges,
  },
  closing: {
    heading: 'See a cohort before you have one',
    text: 'For the demo we fill LEAP with a sample cohort of your size and your program. The guide holds the screens, the roles and the answers for your IT department.',
    demo: 'Request Demo',
    guide: downloads.leapGuide,
  },
} as const
