import { downloads } from './downloads.ts'
import { sceneImage, sectionImage } from './images.ts'
import { paths } from './routes.ts'
import type { Symptom } from './schema/offerings.ts'
import type { PageHead } from './schema/page.ts'
import { cohort, fourSites } from './screens.ts'
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

const roles: readonly Symptom[] = [
  {
    title: 'HR and L&D leaders',
    quote: 'Is the program on track?',
    answer:
      'A drop in attendance or practice shows up the same week, at every site, measured the same way. The cohort page without names is the report to the steering group.',
  },
  {
    title: 'Participants',
    quote: 'What do I try next?',
    answer:
      'One next step, shown 10 minutes before the meeting it is meant for. Rehearsals and notes are visible to no one unless the participant shares them.',
  },
  {
    title: 'Organizations',
    quote: 'Was it worth it, and who says so?',
    answer:
      'A gain counts only after your finance team has accepted it. Results and definitions stay with the company when an HR head moves on.',
  },
]

const useCases = [
  {
    title: 'One program at four sites',
    text: 'Four HR partners kept four spreadsheets. With LEAP they agreed on one definition for each column before week 1. In week 5 the page showed attendance in Ohio at zero for one webinar: it had been scheduled for 5:00 AM there, and the next one was moved.',
  },
  {
    title: 'A sponsor who could stop the program',
    text: 'A finance head agreed to T2 if he could stop it in any month. He saw cost and accepted value on one page, and rejected two of the first five gains himself. The program ran its full 12 weeks, and he now asks for the page before we send it.',
  },
  {
    title: 'Supervisors who didn’t use portals',
    text: 'Supervisors in a service center had opened their last learning portal twice. LEAP added one line to the calendar entry of the meeting where the new habit was to be tried. They still don’t visit a portal, but they do practice.',
  },
] as const

const badges = [
  {
    icon: 'shield',
    title: 'SOC 2 Type II',
    text: 'An independent auditor tested our controls over several months. You receive the report under a nondisclosure agreement.',
  },
  {
    icon: 'globe',
    title: 'GDPR compliant',
    text: 'You get a data processing agreement, hosting in the EU (Frankfurt, with a backup in Dublin), and a way to erase one person or a whole cohort.',
  },
  {
    icon: 'clock',
    title: 'High uptime',
    text: 'Measured by an outside service and reported to clients every month, minutes of downtime included. Maintenance is announced a week ahead.',
  },
] as const

/** Copy of /platforms/leap. */
export const leap = {
  head,
  hub: { label: 'Platforms', href: paths.platforms },
  hero: {
    heading: 'LEAP: every leadership cohort on one page',
    lead: 'LEAP is the enterprise development portal behind our programs. HR and L&D leaders see how far along each cohort is and what has changed. Participants see the one thing to do next.',
    image: sceneImage(
      'leap',
      'A page of rows of blocks, one row for each thing that is counted; one block has fallen out and lies in front of the page',
    ),
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
    heading: 'Matching, progress, return and next steps on one page',
    illustration: 'Illustration. Names and figures are invented.',
    cohort,
    items: [
      {
        title: 'Smart matching',
        text: 'Filters for shared hours, languages, industry and level leave about a dozen coaches. A program lead proposes two, and the participant chooses.',
      },
      {
        title: 'Progress analytics',
        text: 'Attendance, coaching, practice and tracked goals, as counts for the cohort. HR doesn’t see individual practice, and groups of fewer than 10 show none.',
      },
      {
        title: 'ROI tracking',
        text: 'Each gain is entered with its source and counts once your finance team has accepted it. The bar is there from week 1, even while it is empty.',
      },
      {
        title: 'Personalized journeys',
        text: 'Each person chooses one habit to work on. Modules, rehearsals and reading follow that habit and the meetings already on the calendar.',
      },
    ],
  },
  benefits: {
    id: 'benefits',
    heading: 'What HR and L&D leaders, participants and organizations get',
    roles,
  },
  useCases: {
    id: 'use-cases',
    heading: 'Three use cases from clients of LEAP',
    text: 'Told with the clients’ permission and without their names.',
    items: useCases,
    sites: fourSites,
  },
  security: {
    id: 'security',
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
