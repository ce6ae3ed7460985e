import { results } from './figures/results.ts'
import { sceneImage, sectionImage } from './images.ts'
import { articlePath, paths } from './routes.ts'
import type { PageHead } from './schema/page.ts'
import type { PlatformBand } from './schema/platforms.ts'
import type { WorkingPaper } from './schema/workingPaper.ts'
import { coachWeek, cohort, transcript } from './screens.ts'
import { breadcrumbs, service } from './structuredData.ts'
import { topics } from './topics.ts'

const description =
  'LEAP for HR and participants, SPACE for coaches, AI Arena for practice: what each platform does, how they connect, and which data stays private.'

const head: PageHead = {
  title: 'Leadership platforms: LEAP, SPACE and AI Arena',
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
    description: 'Each cohort on one page, and for each participant the next step.',
    features: ['Smart matching', 'Progress analytics', 'ROI tracking', 'Personalized journeys'],
    benefits: ['HR and L&D leaders see a drop in participation in the week it happens.'],
    href: paths.leap,
    explore: 'Explore LEAP',
  },
  {
    title: 'SPACE',
    subtitle: 'Coach and expert portal',
    description: 'Clients, goals and dates in one place, whatever the time zone.',
    features: ['Client management', 'Session analytics', 'Global coach network', 'Impact measurement'],
    benefits: ['Coaches start each session knowing what was agreed in the last one.'],
    href: paths.space,
    explore: 'Explore SPACE',
  },
  {
    title: 'AI Arena',
    subtitle: 'AI practice lab',
    description: 'Hard conversations, rehearsed in private with an AI counterpart that interrupts.',
    features: ['Real-time feedback', 'Skill assessment', 'Video practice', 'Multi-language support'],
    benefits: ['Managers make their first mistakes where no one is affected by them.'],
    href: paths.aiArena,
    explore: 'Explore AI Arena',
  },
]

/** One goal over two weeks, as each platform keeps it. */
const goalSheet: WorkingPaper = {
  form: 'sheet',
  title: 'Ana’s goal',
  purpose: 'In supplier calls, hear an objection out before answering it.',
  when: 'Two weeks',
  parts: [
    {
      kind: 'table',
      title: 'What each platform adds',
      columns: ['Where', 'What happens', 'When'],
      rows: [
        ['SPACE', 'Ana and her coach agree on the goal at the end of a session.', 'Day 1'],
        ['AI Arena', 'She rehearses it three times. The counterpart interrupts twice.', 'Day 2'],
        ['At work', 'In the supplier calls, a colleague notes that she waited.', 'Day 4'],
        ['LEAP', 'Four calls out of six. Her sponsor sees this number.', 'Day 5'],
        ['SPACE', 'The next session asks, “What happened on the third attempt?”', 'Day 15'],
      ],
    },
  ],
  signatures: [
    { role: 'Participant', name: 'Ana Ferreira', date: 'January 19' },
    { role: 'Colleague who counts', name: 'Tom Brandt', date: 'January 22' },
  ],
  caption: 'Sample. Names and entries are invented.',
}

/** The hour at which the excerpt from the coach’s week ends. */
const MORNING = 13

/** Copy of /platforms. */
export const platforms = {
  head,
  hero: {
    heading: 'Three platforms that carry the work between coaching sessions',
    lead: 'LEAP shows HR and sponsors how a program is going. SPACE is where our coaches work. In AI Arena managers rehearse hard conversations.',
    image: sceneImage(
      'platforms',
      'A page of a cohort, a week planner and a speech bubble, held together by one large paper clip',
    ),
    explore: { label: 'Explore Our Platforms', href: '#platforms' },
    demo: 'Request Demo',
  },
  overview: {
    id: 'platforms',
    heading: 'Which platform does what, and who uses it',
    text: 'Most clients start with one. Each works without the other two. Names and figures on the screens are invented.',
    bands,
    screens: {
      cohort: {
        ...cohort,
        participation: { ...cohort.participation, rows: cohort.participation.rows.slice(1) },
      },
      week: {
        ...coachWeek,
        to: MORNING,
        days: coachWeek.days
          .slice(2)
          .map(({ day, entries }) => ({ day, entries: entries.filter(({ to }) => to <= MORNING) })),
      },
      transcript: { ...transcript, lines: transcript.lines.slice(1) },
    },
  },
  why: {
    id: 'why-it-works',
    heading: 'Why It Works between sessions',
    text: 'Six coaching sessions come to about six hours. In the same 12 weeks a manager with eight direct reports has about a hundred conversations in which a new habit is tried. We build software for those hundred.',
    chart: {
      description:
        'Twelve weeks with nine small dots each, one for every conversation, and six large notes for the coaching sessions.',
      sessions: '6 coaching sessions',
      conversations: 'about 100 conversations',
      from: 'Week 1',
      to: 'Week 12',
    },
    figures: [results.fasterSkill, results.higherEngagement],
    link: {
      label: 'What these two figures do and don’t show',
      href: articlePath('ai-enhanced-leadership-coaching'),
    },
  },
  integration: {
    id: 'integration',
    heading: 'Integration around one goal',
    text: 'One goal moves through all three platforms. What is entered in one doesn’t have to be typed into another.',
    paper: goalSheet,
    passes: {
      id: 'data',
      heading: 'What is shared and what stays private',
      passLabel: 'Shared',
      stayLabel: 'Private',
      passing: [
        'The goal, in one sentence',
        'The brief, when the client sends it',
        'Session dates and attendance',
        'The number that a colleague tracks',
        'Whether the goal is reached',
      ],
      staying: [
        'What is said in a session',
        'The coach’s notes',
        'Every rehearsal and its ratings',
        'A request to change coaches',
        '360 reviews from fewer than four',
      ],
    },
    systems: {
      id: 'systems',
      heading: 'How it works with your systems',
      items: [
        {
          title: 'Sign-in and users',
          text: 'Single sign-on with SAML 2.0 or OpenID Connect, and people from your HR system through SCIM. A first cohort can start from a spreadsheet.',
        },
        {
          title: 'Calendar',
          text: 'Sessions are ordinary calendar invitations. Move the invitation and the session moves.',
        },
        {
          title: 'Records and reports',
          text: 'Completed programs go to your learning platform through xAPI, cohort results to a CSV file or a read-only API.',
        },
        {
          title: 'Data location',
          text: 'In the EU, in Frankfurt with a backup in Dublin. That includes the AI model, which isn’t trained on your data.',
        },
      ],
    },
  },
  closing: {
    heading: 'Request a demo that follows one goal from start to finish',
    text: 'In a 30-minute demo we follow one goal from a coach’s page through a rehearsal to the closing survey.',
    picture: sectionImage('one-goal'),
    demo: 'Request Demo',
    explore: { label: 'Explore Our Platforms', href: '#platforms' },
  },
} as const
