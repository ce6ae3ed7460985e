import { sceneImage } from './images.ts'
import { articlePath, paths } from './routes.ts'
import type { FigureSource } from './schema/impact.ts'
import type { PageHead } from './schema/page.ts'
import type { CoachWeekIllustration } from './schema/platforms.ts'
import type { Outcome, Theme } from './schema/program.ts'
import type { Reason } from './schema/sections.ts'
import { breadcrumbs, service } from './structuredData.ts'
import { topics } from './topics.ts'

const description =
  'Where our coaches and experts keep clients, goals and sessions in the US, the EU and India: features, tools, measured outcomes, and how to join the network.'

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

const features: readonly Reason[] = [
  {
    icon: 'people',
    title: 'Client management',
    text: 'A page for each client: the goal in their words, what was agreed and with whom, the next date. Your notes lie in a drawer that only you can open.',
  },
  {
    icon: 'chart',
    title: 'Session analytics',
    text: 'How the hour was used: who talked how much, how many questions were asked, how often a session began with what had been tried. For you and your supervisor, when the client agrees, and never for a ranking.',
  },
  {
    icon: 'globe',
    title: 'Global coach network',
    text: '500+ expert coaches in the US, the EU and India, to be found by language, industry and hours. Ask who has coached a plant manager in Portuguese, and colleagues answer.',
  },
  {
    icon: 'target',
    title: 'Impact measurement',
    text: 'Each goal has a witness and a count. The readings of weeks 1 and 12 are asked from here, so that no coach has to collect praise.',
  },
]

/** The hours are Lisbon’s in winter; the clients’ own stand in the notes. */
const week: CoachWeekIllustration = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  from: 8,
  to: 17,
  entries: [
    {
      day: 0,
      from: 8.5,
      to: 9.5,
      kind: 'client',
      title: 'R. K.',
      note: '14:00 in Hyderabad. Third attempt at saying no.',
    },
    {
      day: 0,
      from: 14,
      to: 15,
      kind: 'client',
      title: 'M. D.',
      note: '9:00 in Ohio. First session, goal still open.',
    },
    {
      day: 1,
      from: 9,
      to: 11.5,
      kind: 'group',
      title: 'Team coaching',
      note: '10:00 in Lyon. Their real Tuesday meeting, with the right to stop it.',
    },
    { day: 1, from: 15, to: 16, kind: 'own', title: 'Supervision', note: 'One case, no names.' },
    {
      day: 2,
      from: 9,
      to: 12,
      kind: 'group',
      title: 'A1, six short calls',
      note: 'Half an hour each, counts from LEAP.',
    },
    { day: 2, from: 14, to: 16, kind: 'open', title: 'Open', note: 'Offered to Cork and Boston.' },
    {
      day: 3,
      from: 8.5,
      to: 9.5,
      kind: 'client',
      title: 'D. S.',
      note: '14:00 in Pune. Sent a rehearsal along.',
    },
    { day: 3, from: 15, to: 16, kind: 'client', title: 'J. W.', note: '10:00 in Boston. Board on Friday.' },
    { day: 4, from: 9, to: 10.5, kind: 'own', title: 'Notes and counts', note: 'Then the invoice draft.' },
    { day: 4, from: 11, to: 13, kind: 'open', title: 'Open', note: 'Not offered to anybody.' },
  ],
}

const benefits: readonly Outcome[] = [
  {
    area: 'The evening before',
    before: 'Three notebooks, one inbox, and which of them had the board meeting?',
    after: 'One page with last time’s sentence, the count since then and the brief of the rehearsal.',
  },
  {
    area: 'The first five minutes',
    before: '“So, where were we?”',
    after: '“What happened on the third attempt?”',
  },
  {
    area: 'A hard case',
    before: 'It waits for the next supervision.',
    after: 'Two colleagues who know the industry hear it this week, without the client’s name.',
  },
  {
    area: 'The last day of the month',
    before: 'Hours put together from the calendar, then an invoice, then a reminder.',
    after: 'Sessions that were held have become a draft. You read it and send it.',
  },
]

const tools: readonly Theme[] = [
  {
    title: 'Prepare',
    icon: 'compass',
    color: 'teal',
    skills: [
      'Interview guides for the people around a client',
      '360 reviews and self-assessments',
      'Goal sheets with a line for the witness',
    ],
  },
  {
    title: 'Hold the session',
    icon: 'speech',
    color: 'coral',
    skills: [
      'Video rooms with a shared page',
      'Exercise cards for one person or a group',
      'Working agreements that a team can sign',
    ],
  },
  {
    title: 'Follow up',
    icon: 'calendar',
    color: 'coral',
    skills: [
      'Rehearsal briefs for AI Arena',
      'Reminders tied to the client’s own meetings',
      'Tally sheets for colleagues',
    ],
  },
  {
    title: 'Run the practice',
    icon: 'steps',
    color: 'teal',
    skills: [
      'Assignments, hours and invoice drafts',
      'A log of supervision and certificates',
      'Working hours that clients see in their own time',
    ],
  },
]

const outcomes: readonly FigureSource[] = [
  {
    figure: '89%',
    label: 'goals reached',
    counted: 'Goals written down in the first weeks that both sides call reached on the last day.',
    witness: 'Client and sponsor, asked apart',
  },
  {
    figure: '76%',
    label: 'change noticed',
    counted: 'Colleagues who name what is different before anybody tells them the goal.',
    witness: 'At least four colleagues of each client',
  },
  {
    figure: '98%',
    label: 'satisfaction',
    counted: 'Clients who are satisfied a week after the last session, in an answer the coach does not see.',
    witness: 'Clients',
  },
]

/** Copy of /platforms/space. */
export const space = {
  head,
  hub: { label: 'Platforms', href: paths.platforms },
  hero: {
    heading: 'A coach’s desk without the pile',
    lead: 'SPACE is the coach and expert portal. It holds clients, goals, agreements and dates for everybody who coaches with us, so that the hour itself is free for listening.',
    image: sceneImage('space', 'Coaches around a globe, with lines between the cities in which they work'),
    join: 'Join as Coach',
    contact: 'Contact Us',
  },
  features: {
    id: 'features',
    heading: 'Four things it keeps in order',
    text: 'And one that it leaves alone: what was said.',
    items: features,
  },
  week: {
    id: 'week',
    heading: 'A coach’s week, seen from Lisbon',
    text: 'Clients book in their own hours. Nobody is coached before eight or after six, on either side.',
    illustration: 'Illustration. Initials and entries are invented.',
    ...week,
  },
  benefits: {
    id: 'benefits',
    heading: 'What you get back',
    text: 'Reported by coaches who came to us with a practice of their own.',
    labels: { before: 'Before', after: 'With SPACE' },
    changes: benefits,
  },
  tools: {
    id: 'tools',
    heading: 'Four categories of tools',
    themes: tools,
  },
  outcomes: {
    id: 'outcomes',
    heading: 'Measurable outcomes',
    text: 'Counted in SPACE, and never asked by the coach whose work it is about.',
    columns: { figure: 'Figure', counted: 'What is counted', witness: 'Who says so' },
    items: outcomes,
    link: {
      label: 'What six coaching sessions can do, and what they cannot',
      href: articlePath('what-six-coaching-sessions-can-do'),
    },
  },
  joining: {
    id: 'joining',
    heading: 'How coaches join',
    text: 'It takes about a month. We say yes to fewer than we meet, and give the reason either way.',
    steps: [
      {
        title: 'Ten lines',
        text: 'Credentials, languages, time zone, and the kind of client you know best. A form is waiting; a résumé can follow.',
      },
      {
        title: 'A conversation',
        text: 'Daniel Okafor meets every coach before they join. Be ready to talk about a case that went wrong.',
      },
      {
        title: 'A session that two colleagues watch',
        text: 'With a volunteer who brings something real. You hear what they saw on the same day.',
      },
      {
        title: 'Three clients with a supervisor',
        text: 'Every second week, paid like a session. After that supervision goes on, at your own rhythm.',
      },
    ],
  },
  closing: {
    heading: 'Bring your own way of coaching',
    text: 'We look for people who have led teams and who leave an assignment that is going nowhere. If you run a pool of internal coaches and would like SPACE for them, write to us as well.',
    join: 'Join as Coach',
    contact: 'Contact Us',
  },
} as const
