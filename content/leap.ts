import { downloads } from './downloads.ts'
import { portraitImage, sceneImage, sectionImage } from './images.ts'
import { paths } from './routes.ts'
import type { PageHead } from './schema/page.ts'
import type { CohortIllustration, RoleBenefits, SecurityBadge, UseCase } from './schema/platforms.ts'
import { breadcrumbs, service } from './structuredData.ts'
import { topics } from './topics.ts'

const description =
  'LEAP shows HR and L&D leaders how each leadership cohort is doing and gives every participant one next step. Features, use cases, security and a guide.'

const head: PageHead = {
  title: 'LEAP: leadership development portal for HR and L&D',
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

const hrView = 'Seen by HR and sponsors'
const participantView = 'Seen by the participant only'

const cohort: CohortIllustration = {
  title: 'A1, Pune and Lyon, 18 participants',
  week: 7,
  weekLabel: 'Week 7 of 12',
  matching: {
    title: 'Two coaches for Rohan',
    view: participantView,
    coaches: [
      {
        name: 'A. Fournier',
        portrait: portraitImage('anne-lise-fournier', ''),
        facts: 'English and French, ran a plant, six shared hours',
        sharedHours: 6,
      },
      {
        name: 'R. Bhonsle',
        portrait: portraitImage('radhika-bhonsle', ''),
        facts: 'English and Hindi, built a lab team, eight shared hours',
        sharedHours: 8,
      },
    ],
    note: 'Rohan meets both and chooses one. HR sees that 18 of 18 have a coach, not who chose or changed whom.',
  },
  participation: {
    title: 'Participation, week by week',
    view: hrView,
    rows: [
      {
        name: 'Workshop and webinars',
        detail: 'Attended the latest one',
        weeks: [2, 2, 2, 2, 1, 2, 2],
        count: '18 of 18',
      },
      {
        name: 'Coaching sessions',
        detail: 'Held as scheduled so far',
        weeks: [2, 2, 2, 1, 2, 2, 2],
        count: '53 of 54',
      },
      {
        name: 'Practice',
        detail: 'Tried their next step this week',
        weeks: [0, 0, 1, 1, 1, 1, 2],
        count: '16 of 18',
      },
      {
        name: 'Goals',
        detail: 'Tracked by a colleague',
        weeks: [0, 0, 0, 1, 1, 1, 1],
        count: '13 of 18',
      },
    ],
    legend: {
      done: 'nearly everyone',
      partly: 'more than half',
      missed: 'half or fewer',
    },
  },
  returns: {
    title: 'Return so far',
    view: hrView,
    cost: ['Cost', 100],
    credited: ['Accepted', 62],
    note: 'The client’s finance team accepted three of five reported gains.',
  },
  journey: {
    title: 'Camille’s next step',
    view: participantView,
    steps: [
      { when: '9:10 AM', text: 'Ten minutes in AI Arena' },
      { when: '9:30 AM', text: 'Line review: ask what they have tried' },
      { when: '5:00 PM', text: 'One sentence to her coach' },
    ],
  },
}

const roles: readonly RoleBenefits[] = [
  {
    role: 'HR and L&D leaders',
    portrait: portraitImage('role-hr', ''),
    question: 'Is the program on track?',
    benefits: [
      'A drop in attendance or practice shows up the same week, while there is time to act.',
      'All sites and countries are measured the same way, so you can compare them.',
      'The steering group report is the cohort page without names, ready to print.',
    ],
  },
  {
    role: 'Participants',
    portrait: portraitImage('role-participant', ''),
    question: 'What do I try next?',
    benefits: [
      'One next step, shown 10 minutes before the meeting it is meant for.',
      'Goal, coach, dates and progress on their phone, with no course catalog to click through.',
      'Rehearsals and notes are visible to no one unless the participant shares them.',
    ],
  },
  {
    role: 'Organizations',
    portrait: portraitImage('role-organization', ''),
    question: 'Was it worth it, and who says so?',
    benefits: [
      'A gain counts only after your finance team has accepted it.',
      'In programs with refresh touchpoints, the surveys at 6 and 12 months go out automatically.',
      'Results and definitions stay with the company when an HR head moves on.',
    ],
  },
]

const useCases: readonly UseCase[] = [
  {
    title: 'One program at four sites',
    situation:
      'A maker of laboratory equipment ran A1 in Hyderabad, Lyon, Cork and Ohio. Four HR partners kept four spreadsheets, and the steering group spent its meetings on what “completed” meant.',
    use: 'Before week 1 the four agreed on one definition for each column. From then on everyone opened the same page.',
    result:
      'In week 5 the page showed that attendance in Ohio had dropped to zero for one webinar. It had been scheduled for 5:00 AM there, and the next one was moved.',
  },
  {
    title: 'A sponsor who could stop the program',
    situation: 'A finance head agreed to T2 on the condition that he could stop it in any month.',
    use: 'He saw cost and accepted value on one page from week 1. Accepted value stayed at zero until week 8, and he rejected two of the first five gains himself.',
    result: 'The program ran its full 12 weeks, and he now asks for the page before we send it.',
  },
  {
    title: 'Supervisors who didn’t use portals',
    situation:
      'In a service center, supervisors had opened their last learning portal twice: for the first course and for the last.',
    use: 'LEAP added one line to the calendar entry of the meeting where the new habit was to be tried. It sent nothing else.',
    result: 'They still don’t visit a portal, but they do practice: a colleague enters what they tried.',
  },
]

const badges: readonly SecurityBadge[] = [
  {
    title: 'SOC 2 Type II',
    text: 'An independent auditor tested our controls over several months. You receive the report under a nondisclosure agreement.',
  },
  {
    title: 'GDPR compliant',
    text: 'You get a data processing agreement, hosting in the EU (Frankfurt, with a backup in Dublin), and a way to erase one person or a whole cohort.',
  },
  {
    title: 'High uptime',
    text: 'Measured by an outside service and reported to clients every month, minutes of downtime included. Maintenance is announced a week ahead.',
  },
]

/** Copy of /platforms/leap. */
export const leap = {
  head,
  hub: { label: 'Platforms', href: paths.platforms },
  hero: {
    heading: 'LEAP: every leadership cohort on one page',
    lead: 'LEAP is the enterprise development portal behind our programs. HR and L&D leaders see how far along each cohort is and what has changed. Participants see the one thing to do next.',
    image: sceneImage('leap', 'Notes that leap from column to column, each column higher than the last'),
    facts: [
      { label: 'For', value: 'HR, sponsors, participants' },
      { label: 'Covers', value: 'All programs and coaching' },
      { label: 'Set up', value: 'Before week 1' },
    ],
    demo: 'Request Demo',
    guide: downloads.leapGuide,
  },
  features: {
    id: 'features',
    label: 'Features',
    heading: 'Matching, progress, return and next steps on one page',
    illustration: 'Illustration. Names and figures are invented.',
    cohort,
    items: [
      {
        title: 'Smart matching',
        text: 'LEAP filters coaches by shared working hours, languages, industry and level until about a dozen are left. A program lead proposes two of them, and the participant meets both and chooses.',
      },
      {
        title: 'Progress analytics',
        text: 'Attendance, coaching sessions held, practice and tracked goals, as counts for the cohort. HR doesn’t see individual practice or a change of coach, and practice is shown only for groups of 10 or more.',
      },
      {
        title: 'ROI tracking',
        text: 'Each gain is entered with its source and counts only once your finance team has accepted it. The bar for accepted value is shown from week 1, even while it is empty.',
      },
      {
        title: 'Personalized journeys',
        text: 'At the start, each person chooses one habit to work on. Modules, rehearsals and reading are selected for that habit and for meetings already on the calendar.',
      },
    ],
  },
  benefits: {
    id: 'benefits',
    label: 'Benefits',
    heading: 'What HR and L&D leaders, participants and organizations get',
    roles,
  },
  useCases: {
    id: 'use-cases',
    label: 'Use cases',
    heading: 'How clients use LEAP',
    text: 'Told with the clients’ permission and without their names.',
    labels: { use: 'With LEAP', result: 'Result' },
    items: useCases,
  },
  security: {
    id: 'security',
    label: 'Security',
    heading: 'Independently audited, hosted in the EU',
    text: 'From coaching, your organization sees the session dates, the goal, the number tracked and whether coach and client consider the goal reached. No report includes session content, notes or rehearsals.',
    badges,
  },
  closing: {
    heading: 'See LEAP with a cohort like yours',
    text: 'For the demo we set up a sample cohort of your size in your program. The guide covers features, roles and use cases, plus sign-in, interfaces and data location for your IT department.',
    picture: sectionImage('one-flag'),
    demo: 'Request Demo',
    guide: downloads.leapGuide,
  },
} as const
