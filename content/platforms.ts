import { sceneImage, sectionImage } from './images.ts'
import { articlePath, paths } from './routes.ts'
import type { PageHead } from './schema/page.ts'
import type { PlatformBand, ScoreNote } from './schema/platforms.ts'
import { breadcrumbs, service } from './structuredData.ts'
import { topics } from './topics.ts'

const description =
  'LEAP keeps the readings, SPACE what coach and client agreed, AI Arena plays the other side. What each one does, how they connect, and what none passes on.'

const head: PageHead = {
  title: 'Platforms: LEAP, SPACE and AI Arena',
  description,
  keywords: [
    'leadership development platform',
    'coaching platform for organizations',
    'AI conversation practice',
    'learning platform integration',
    'coaching data privacy',
  ],
  hero: 'teal',
  section: 'platforms',
  topic: topics.platforms,
  structuredData: [
    service({
      name: 'LEAP, SPACE and AI Arena',
      description,
      url: paths.platforms,
      serviceType: 'Leadership development software',
      audience: 'HR and L&D leaders, coaches and experts, participants',
    }),
    breadcrumbs({ label: 'Platforms', href: paths.platforms }),
  ],
}

const bands: readonly PlatformBand[] = [
  {
    title: 'LEAP',
    subtitle: 'Enterprise development portal',
    description:
      'Every cohort on one page: who has reached which week, what each person is working on, what has moved since week 1. Participants open the same portal and find their own next step.',
    features: ['Smart matching', 'Progress analytics', 'ROI tracking', 'Personalized journeys'],
    benefits: [
      'HR and L&D leaders see a gap in the week in which it opens.',
      'Sponsors see cost and credited value side by side, from week 1.',
    ],
    href: paths.leap,
    explore: 'Explore LEAP',
    image: sectionImage('leap-card'),
  },
  {
    title: 'SPACE',
    subtitle: 'Coach and expert portal',
    description:
      'The desk of everybody who coaches with us. Clients, goals, dates and agreements lie in one place, whichever country the session was held in, and notes stay with the coach.',
    features: ['Client management', 'Session analytics', 'Global coach network', 'Impact measurement'],
    benefits: [
      'Coaches arrive knowing what was promised last time.',
      'Every goal has a witness who keeps the count.',
    ],
    href: paths.space,
    explore: 'Explore SPACE',
    image: sectionImage('space-card'),
  },
  {
    title: 'AI Arena',
    subtitle: 'AI practice lab',
    description:
      'Difficult conversations, crisis leadership and strategic communication, rehearsed against a counterpart who interrupts. Nobody watches, and the fifth attempt costs no more than the first.',
    features: ['Real-time feedback', 'Skill assessment', 'Video practice', 'Multi-language support'],
    benefits: [
      'The first attempt happens where it can hurt nobody.',
      'Coaching begins with what was tried, and where it went wrong.',
    ],
    href: paths.aiArena,
    explore: 'Explore AI Arena',
    image: sectionImage('ai-arena-card'),
  },
]

const week: readonly ScoreNote[] = [
  {
    day: 'Monday',
    lane: 'SPACE',
    title: 'Agreed',
    text: 'The session ends on one sentence. On Thursday Ana will hear the objection out before she answers it.',
  },
  {
    day: 'Tuesday',
    lane: 'AI Arena',
    title: 'Rehearsed',
    text: 'She sends the sentence on as a brief and tries it three times. The counterpart interrupts twice.',
  },
  {
    day: 'Thursday',
    lane: 'At work',
    title: 'Done',
    text: 'The supplier calls. A colleague who knows her goal makes a mark on a sheet.',
  },
  {
    day: 'Friday',
    lane: 'LEAP',
    title: 'Counted',
    text: 'The mark becomes four of six. Her sponsor sees that number and nothing more.',
  },
  {
    day: 'Two weeks on',
    lane: 'SPACE',
    title: 'Looked at',
    text: 'The next session opens with a question: what happened on the third attempt?',
  },
]

/** Copy of /platforms. */
export const platforms = {
  head,
  hero: {
    heading: 'Software that knows its place',
    lead: 'LEAP keeps the readings, SPACE keeps what was agreed, AI Arena plays the other side of a hard conversation. Whatever takes judgment stays with people, and this page shows where the line runs.',
    image: sceneImage(
      'platforms',
      'Three round tables, each higher than the last: notes on stems, people in conversation, a voice as bars',
    ),
    explore: { label: 'Explore Our Platforms', href: '#platforms' },
    demo: 'Request Demo',
  },
  overview: {
    id: 'platforms',
    heading: 'Three platforms, and who opens them',
    text: 'Each does a few things and leaves the rest alone. Most clients begin with one; none of them needs the other two.',
    labels: { features: 'What it does', benefits: 'What changes' },
    bands,
  },
  why: {
    id: 'why-it-works',
    heading: 'Why It Works',
    text: 'Six coaching sessions make about six hours. In the same twelve weeks a manager with eight direct reports holds some hundred one-to-ones, reviews and conversations in the corridor. Coaching decides what to try and is not in the room when it is tried. We build software for the small dots.',
    chart: {
      description:
        'Twelve weeks with nine small dots each, one for every conversation, and six large notes for the coaching sessions.',
      sessions: '6 coaching sessions',
      conversations: 'about 100 conversations',
      from: 'Week 1',
      to: 'Week 12',
    },
    figures: [
      { figure: '40%', label: 'faster skill development where coaching is paired with AI practice' },
      { figure: '65%', label: 'higher engagement between the sessions, in the same programs' },
    ],
    points: [
      {
        title: 'Agreed in one sentence',
        text: 'What will be tried, when, and who will notice. SPACE shows it to both of them until the next session.',
      },
      {
        title: 'Tried before it counts',
        text: 'The first attempt is usually theater and the second is annoyance. AI Arena takes both, so that the third can happen at work.',
      },
      {
        title: 'Asked twice',
        text: 'LEAP puts the questions of week 1 again in week 12 and after 6 and 12 months, to people the participant did not choose.',
      },
    ],
    link: {
      label: 'What the two figures say, and what they do not',
      href: articlePath('ai-enhanced-leadership-coaching'),
    },
  },
  integration: {
    id: 'integration',
    heading: 'Integration',
    text: 'One habit on its way through a week. What somebody wrote in one place need not be written again in another.',
    lanes: ['LEAP', 'SPACE', 'AI Arena', 'At work'],
    week,
    passes: {
      heading: 'What passes, and what stays',
      passLabel: 'Passes',
      stayLabel: 'Stays',
      passing: [
        'The goal in one sentence, from SPACE to LEAP',
        'The rehearsal brief, when the client sends it on',
        'Dates of sessions and who attended',
        'The count that a colleague keeps',
      ],
      staying: [
        'What is said in a session, and the coach’s notes',
        'Every rehearsal, with transcript and marks',
        'Answers to a 360 review from fewer than four people',
      ],
    },
    systems: {
      heading: 'With the systems you have',
      items: [
        {
          label: 'Sign-in',
          text: 'Your own, by SAML 2.0 or OpenID Connect. Whoever leaves the company loses access that day.',
        },
        {
          label: 'People',
          text: 'Names, teams and line managers by SCIM from your HR system. A first cohort can start from a spreadsheet.',
        },
        { label: 'Calendar', text: 'Sessions arrive as ordinary invitations and are moved by moving them.' },
        {
          label: 'Learning records',
          text: 'Completed modules and programs go to your learning system by xAPI.',
        },
        {
          label: 'Figures',
          text: 'Cohort readings as CSV, or through a read-only interface for your own reports.',
        },
      ],
    },
  },
  closing: {
    heading: 'Follow one goal through all three',
    text: 'In thirty minutes we take a goal from a coach’s page through a rehearsal to the reading in week 12. You interrupt whenever the software does something that a person should.',
    demo: 'Request Demo',
    explore: { label: 'Explore Our Platforms', href: '#platforms' },
  },
} as const
