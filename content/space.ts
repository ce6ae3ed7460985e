import { courses } from './figures/courses.ts'
import { network } from './figures/network.ts'
import { results } from './figures/results.ts'
import { explained } from './figures/show.ts'
import { courseSources } from './figures/sources/courses.ts'
import { resultSources } from './figures/sources/results.ts'
import { sceneImage, sectionImage } from './images.ts'
import { articlePath, paths } from './routes.ts'
import type { PageHead } from './schema/page.ts'
import type { Outcome, Theme } from './schema/program.ts'
import type { Figure, Point } from './schema/sections.ts'
import { coachWeek } from './screens.ts'
import { breadcrumbs, service } from './structuredData.ts'
import { topics } from './topics.ts'

const description =
  'The portal where our coaches and experts manage clients, goals and sessions: features, benefits, tools, measured outcomes, and how to join the network.'

const head: PageHead = {
  title: 'SPACE: the portal for coaches and experts',
  description,
  keywords: [
    'coaching portal',
    'coach client management',
    'coaching session analytics',
    'global coach network',
    'become an executive coach',
  ],
  hero: 'coral',
  section: 'platforms',
  topic: topics.space,
  structuredData: [
    service({
      name: 'SPACE',
      description,
      url: paths.space,
      serviceType: 'Coach and expert portal',
      audience: 'Coaches, experts and facilitators',
    }),
    breadcrumbs({ label: 'Platforms', href: paths.platforms }, { label: 'SPACE', href: paths.space }),
  ],
}

const features: readonly Point[] = [
  {
    icon: 'people',
    title: 'Client management',
    text: 'A page for each client: the goal in their own words, what was agreed and with whom, and the next date. Only you can open your notes.',
  },
  {
    icon: 'chart',
    title: 'Session analytics',
    text: 'Who talked how much, how many questions were asked, and whether the session started from what was tried. Only with the client’s consent, and never to rank coaches.',
  },
  {
    icon: 'globe',
    title: 'Global coach network',
    text: `${network.coaches.figure} ${network.coaches.label} in the US, the EU and India. Ask them who has coached a plant manager in Portuguese.`,
  },
  {
    icon: 'target',
    title: 'Impact measurement',
    text: 'Progress on each goal is tracked by a colleague of the client. SPACE sends the surveys at the start and the end, so you never have to ask for feedback on your own work.',
  },
]

const benefits: readonly Outcome[] = [
  {
    area: 'Preparing a session',
    before: 'Three notebooks and an inbox to search before each client.',
    after: 'One page with the last agreement, progress since then and the rehearsal brief.',
  },
  {
    area: 'Starting a session',
    before: '“So, where were we?”',
    after: '“You tried it four times. What happened the third time?”',
  },
  {
    area: 'Getting advice on a hard case',
    before: 'It waits for the next supervision.',
    after: 'Two colleagues who know the industry discuss it within days, without the client’s name.',
  },
  {
    area: 'Billing',
    before: 'Hours collected from the calendar, then an invoice, then a reminder.',
    after: 'SPACE drafts the invoice from the sessions held. You check it and send it.',
  },
]

const tools: readonly Theme[] = [
  {
    title: 'Prepare',
    icon: 'compass',
    color: 'teal',
    skills: ['Interview guides', 'Self-assessments and 360s', 'Goal sheets'],
  },
  {
    title: 'Coach',
    icon: 'speech',
    color: 'coral',
    skills: ['Video rooms', 'Exercise cards', 'Working agreements'],
  },
  {
    title: 'Follow up',
    icon: 'calendar',
    color: 'coral',
    skills: ['Rehearsal briefs', 'Meeting reminders', 'Tracking sheets'],
  },
  {
    title: 'Run your practice',
    icon: 'steps',
    color: 'teal',
    skills: ['Hours and invoices', 'Supervision log', 'Open hours by time zone'],
  },
]

const figures: readonly Figure[] = [
  explained(results.goalsReached, resultSources.goalsReached),
  explained(results.changeNoticed, resultSources.changeNoticed),
  explained(courses.satisfaction, courseSources.satisfaction),
]

/** Copy of /platforms/space. */
export const space = {
  head,
  hub: { label: 'Platforms', href: paths.platforms },
  hero: {
    heading: 'SPACE: the portal for coaches and experts',
    lead: 'SPACE is the coach and expert portal. It holds the clients, goals, agreements and dates of everyone who coaches with us, so that session time goes to the client.',
    image: sceneImage('space', 'A week planner whose binding rings are clocks, each set to another hour'),
    join: 'Join as Coach',
    contact: 'Contact Us',
  },
  features: {
    id: 'features',
    heading: 'Clients, sessions, colleagues and results in one place',
    text: 'Clients book in their own time zone, between 8:00 AM and 6:00 PM for both sides. What is said in a session stays between coach and client.',
    week: coachWeek,
    illustration: 'Illustration: a coach’s week. Initials and entries are invented.',
    items: features,
  },
  benefits: {
    id: 'benefits',
    heading: 'What gets easier for a coach',
    text: 'Reported by coaches who joined us from a practice of their own.',
    labels: { before: 'Before', after: 'With SPACE' },
    changes: benefits,
  },
  tools: {
    id: 'tools',
    heading: 'Four tool categories, from the first interview to the invoice',
    themes: tools,
  },
  outcomes: {
    id: 'outcomes',
    heading: 'Measurable outcomes, reported by clients and colleagues',
    text: 'Collected through SPACE, and never by the coach whose work is assessed.',
    figures,
    link: {
      label: 'What six coaching sessions can and can’t do',
      href: articlePath('what-six-coaching-sessions-can-do'),
    },
  },
  joining: {
    id: 'joining',
    heading: 'From application to first clients in about a month',
    text: 'We accept fewer coaches than we meet, and you hear the reason either way.',
    steps: [
      {
        title: 'Application',
        text: 'Your current ICF or EMCC credential, languages, time zone and the kind of client you know best. Ten lines in the contact form are enough; a résumé can follow.',
      },
      {
        title: 'Interview',
        text: 'Daniel Okafor or one of our lead coaches meets every applicant. Be ready to discuss a case that went wrong.',
      },
      {
        title: 'Observed session',
        text: 'You coach a volunteer on a real question while two colleagues watch. You get their feedback the same day.',
      },
      {
        title: 'Supervised start',
        text: 'Three clients, with supervision every two weeks that is paid like a session. After that, you set the rhythm of supervision.',
      },
    ],
  },
  closing: {
    heading: 'Join our coach network, or use SPACE for your own coaches',
    text: 'We look for coaches who have led teams themselves and who end an assignment that isn’t helping. If you run a pool of internal coaches and want SPACE for them, contact us.',
    picture: sectionImage('open-hour'),
    join: 'Join as Coach',
    contact: 'Contact Us',
  },
} as const
