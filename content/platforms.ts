import { results } from './figures/results.ts'
import { sceneImage, sectionImage } from './images.ts'
import { articlePath, paths } from './routes.ts'
import type { PageHead } from './schema/page.ts'
import type { PlatformBand, ScoreNote } from './schema/platforms.ts'
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
    description:
      'Each cohort on one page: which week it has reached, how many people took part and what has changed since week 1. Participants open the same portal and see their own next step.',
    features: ['Smart matching', 'Progress analytics', 'ROI tracking', 'Personalized journeys'],
    benefits: [
      'HR and L&D leaders see a drop in participation in the week it happens.',
      'Sponsors see cost and the value finance has accepted side by side, from week 1.',
    ],
    href: paths.leap,
    explore: 'Explore LEAP',
    image: sectionImage('leap-card'),
  },
  {
    title: 'SPACE',
    subtitle: 'Coach and expert portal',
    description:
      'The portal our coaches and experts work in. Clients, goals, dates and agreements are in one place, whatever the time zone, and session notes stay with the coach.',
    features: ['Client management', 'Session analytics', 'Global coach network', 'Impact measurement'],
    benefits: [
      'Coaches start each session knowing what was agreed in the last one.',
      'Progress on every goal is tracked by a colleague of the client.',
    ],
    href: paths.space,
    explore: 'Explore SPACE',
    image: sectionImage('space-card'),
  },
  {
    title: 'AI Arena',
    subtitle: 'AI practice lab',
    description:
      'Difficult conversations, crisis leadership and strategic communication, rehearsed with an AI counterpart that interrupts. No one watches, and you can repeat a rehearsal as often as you like.',
    features: ['Real-time feedback', 'Skill assessment', 'Video practice', 'Multi-language support'],
    benefits: [
      'Managers make their first mistakes where no one is affected by them.',
      'Coaching sessions start with what was tried and where it went wrong.',
    ],
    href: paths.aiArena,
    explore: 'Explore AI Arena',
    image: sectionImage('ai-arena-card'),
  },
]

const week: readonly ScoreNote[] = [
  {
    day: 'Day 1',
    lane: 'SPACE',
    title: 'Agreed',
    text: 'Ana and her coach end the session with one goal: in supplier calls, she will hear an objection out before she answers it.',
  },
  {
    day: 'Day 2',
    lane: 'AI Arena',
    title: 'Rehearsed',
    text: 'She sends the goal to AI Arena as a rehearsal brief and runs it three times. The counterpart interrupts twice.',
  },
  {
    day: 'Day 4',
    lane: 'At work',
    title: 'Tried',
    text: 'The supplier calls. A colleague who knows her goal notes that she waited.',
  },
  {
    day: 'Day 5',
    lane: 'LEAP',
    title: 'Tracked',
    text: 'That makes four calls out of six. Her sponsor sees the goal, the session dates and this number.',
  },
  {
    day: 'Two weeks later',
    lane: 'SPACE',
    title: 'Reviewed',
    text: 'The next session opens with the number and a question: “What happened on the third attempt?”',
  },
]

/** Copy of /platforms. */
export const platforms = {
  head,
  hero: {
    heading: 'Three platforms that carry the work between coaching sessions',
    lead: 'LEAP shows HR and sponsors how a program is going, SPACE is where our coaches work, and in AI Arena managers rehearse hard conversations. Read what each one does, how they connect and what they never pass on.',
    image: sceneImage(
      'platforms',
      'One slope: notes on stems that climb it, three people farther up, and a microphone at the top',
    ),
    explore: { label: 'Explore Our Platforms', href: '#platforms' },
    demo: 'Request Demo',
  },
  overview: {
    id: 'platforms',
    label: 'Platform overview',
    heading: 'Which platform does what, and who uses it',
    text: 'Most clients start with one. Each works without the other two.',
    labels: { features: 'Features', benefits: 'Benefits' },
    bands,
  },
  why: {
    id: 'why-it-works',
    label: 'Why It Works',
    heading: 'New habits are practiced between sessions, so that is where we help',
    text: 'Six coaching sessions come to about six hours. In the same 12 weeks, a manager with eight direct reports has about a hundred one-to-ones, reviews and unplanned conversations. The coach helps decide what to try but isn’t there when it is tried. We build software for those hundred.',
    chart: {
      description:
        'Twelve weeks with nine small dots each, one for every conversation, and six large notes for the coaching sessions.',
      sessions: '6 coaching sessions',
      conversations: 'about 100 conversations',
      from: 'Week 1',
      to: 'Week 12',
    },
    figures: [results.fasterSkill, results.higherEngagement],
    points: [
      {
        title: 'One agreed goal at a time',
        text: 'Coach and client write down what will be tried, when, and which colleague will track it. SPACE shows it to both of them until the next session.',
      },
      {
        title: 'Practice before it counts',
        text: 'The first attempt is usually an act, and the second is frustrating. Both happen in AI Arena, so the one at work is at least the third.',
      },
      {
        title: 'The same questions, asked again',
        text: 'LEAP sends the opening survey again at the end and, in programs with refresh touchpoints, after 6 and 12 months. Participants don’t choose who answers it.',
      },
    ],
    link: {
      label: 'What these two figures do and don’t show',
      href: articlePath('ai-enhanced-leadership-coaching'),
    },
  },
  integration: {
    id: 'integration',
    label: 'Integration',
    heading: 'How one goal moves through all three platforms',
    text: 'An example over two weeks. What is entered in one platform doesn’t have to be typed into another.',
    lanes: ['LEAP', 'SPACE', 'AI Arena', 'At work'],
    week,
    passes: {
      heading: 'What is shared and what stays private',
      passLabel: 'Shared',
      stayLabel: 'Private',
      passing: [
        'The goal in one sentence, from SPACE to LEAP',
        'The rehearsal brief, when the client sends it to AI Arena',
        'Session dates and attendance',
        'The number a colleague tracks, such as four calls of six',
        'Whether coach and client consider the goal reached',
      ],
      staying: [
        'What is said in a session, and the coach’s notes',
        'Every rehearsal, with its recording, transcript and ratings',
        'A request to change coaches',
        'Answers to a 360 review from fewer than four people',
      ],
    },
    systems: {
      heading: 'How it works with your systems',
      items: [
        {
          title: 'Sign-in',
          text: 'Single sign-on with SAML 2.0 or OpenID Connect. When someone leaves your company, access ends the same day.',
        },
        {
          title: 'User data',
          text: 'Names, teams and line managers come from your HR system through SCIM. A first cohort can start from a spreadsheet.',
        },
        {
          title: 'Calendar',
          text: 'Sessions arrive as ordinary calendar invitations. Move the invitation and the session moves.',
        },
        {
          title: 'Learning records',
          text: 'Completed modules and programs are sent to your learning management system through xAPI.',
        },
        {
          title: 'Reporting',
          text: 'Cohort results as a CSV file or through a read-only API for your own reports.',
        },
        {
          title: 'Data location',
          text: 'All three platforms are hosted in the EU, in Frankfurt with a backup in Dublin. That includes AI Arena recordings and the AI model itself, which isn’t trained on your data.',
        },
      ],
    },
  },
  closing: {
    heading: 'Request a demo that follows one goal from start to finish',
    text: 'In a 30-minute demo we follow one goal from a coach’s page through a rehearsal to the closing survey. Stop us with questions at any point.',
    picture: sectionImage('one-goal'),
    demo: 'Request Demo',
    explore: { label: 'Explore Our Platforms', href: '#platforms' },
  },
} as const
