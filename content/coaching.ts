import { sceneImage } from './images.ts'
import { articlePath, paths } from './routes.ts'
import type { CoachingPathway, FlowStep, ShareFigure } from './schema/offerings.ts'
import type { PageHead } from './schema/page.ts'
import type { Figure } from './schema/sections.ts'
import { breadcrumbs, service } from './structuredData.ts'
import { topics } from './topics.ts'

const head: PageHead = {
  title: 'Executive, team and performance coaching',
  description:
    'Three coaching pathways from three to twelve months, 1:1 or in a group, with coaches you meet before you choose and goals that somebody else can see.',
  keywords: [
    'executive coaching',
    'team coaching',
    'performance coaching',
    'leadership coaching for organizations',
    'coaching with measurable goals',
  ],
  hero: 'coral',
  section: 'solutions',
  topic: topics.coaching,
  structuredData: [
    service({
      name: 'Executive, team and performance coaching',
      description:
        'Ongoing coaching for executives, leadership teams, managers and specialists, 1:1 or in a group, in pathways of three to twelve months.',
      url: paths.coaching,
      serviceType: 'Leadership coaching',
      audience: 'Executives, leadership teams, managers and specialists',
    }),
    breadcrumbs({ label: 'Coaching', href: paths.coaching }),
  ],
}

const pathways: readonly CoachingPathway[] = [
  {
    title: 'Executive Coaching',
    description: 'For people whose decisions reach thousands and who hear few plain sentences about them.',
    duration: '6-12 months',
    months: [6, 12],
    format: '1:1',
    features: [
      'Two coaches to meet, one to choose, and a change without questions in the first month',
      'Interviews with the people around you, reported to you alone',
      'A session every two to three weeks, and a telephone call before a hard day',
      'Three meetings with your chair or chief executive: start, middle and end',
    ],
    outcomes: [
      'One habit in one recurring meeting has changed, and the people in the room say so',
      'The decision you had been carrying alone is shared or made',
      'Your successor has heard from you what is missing',
    ],
    color: 'coral',
  },
  {
    title: 'Team Coaching',
    description: 'For leadership teams that are polite in the room and divided in the corridor.',
    duration: '3-6 months',
    months: [3, 6],
    format: 'Group',
    features: [
      'Every member interviewed, and the findings read aloud to all of them',
      'A coach at your real meetings, with the right to stop one',
      'One page of working agreements, tested every month',
    ],
    outcomes: [
      'What was decided in the room still stands four weeks later',
      'Disagreement goes first to the person it concerns',
      'The team corrects itself when the coach is away',
    ],
    color: 'teal',
  },
  {
    title: 'Performance Coaching',
    description: 'For managers and specialists with one thing to do better, soon, where others can see it.',
    duration: '3-6 months',
    months: [3, 6],
    format: '1:1 or small groups',
    features: [
      'A goal worded so that a colleague can count it',
      'Short sessions close together, each ending in one thing to try',
      'Rehearsal in AI Arena before the real conversation',
    ],
    outcomes: [
      'The count has moved, on a sheet kept by somebody else',
      'The line manager knows what to go on asking for',
      'The method is carried to the next goal without us',
    ],
    color: 'teal',
  },
]

const steps: readonly FlowStep[] = [
  {
    title: 'Diagnostics',
    text: 'Three conversations: with you, with your manager or sponsor, and with people who see you at work. Assessments where they add something.',
    result: 'A goal in one sentence',
  },
  {
    title: 'Coaching Sessions',
    text: 'We begin with what happened since last time. The hour belongs to the next occasion on which you could do it differently.',
    result: 'One experiment',
  },
  {
    title: 'Action Planning',
    text: 'Which meeting, on what day, with what first sentence, and who will be there to notice.',
    result: 'A date and a witness',
  },
  {
    title: 'Progress Tracking',
    text: 'The witness keeps a tally. You and your sponsor see the count; what was said in the sessions stays there.',
    result: 'A count that moves or does not',
  },
]

const shares: readonly ShareFigure[] = [
  {
    percent: 89,
    label: 'of the people we coach reach the goal they wrote down in the first weeks',
  },
  {
    percent: 76,
    label: 'of their colleagues noticed the change before they were told of any coaching goal',
  },
]

const network: readonly Figure[] = [
  { figure: '50+', label: 'coaches lead these three pathways' },
  { figure: '25+', label: 'countries they coach in' },
  { figure: '15+', label: 'industries they know from the inside' },
]

/** Copy of /coaching. */
export const coaching = {
  head,
  hero: {
    heading: 'On your side, and not always in agreement',
    lead: 'Coaching works on one thing that a person or a team wants to do differently, in a situation that comes round often enough to practice. The coach is somebody you have met before you choose.',
    image: sceneImage(
      'coaching',
      'Two people in conversation, and the winding path of their talk between them',
    ),
    facts: [
      { label: 'Duration', value: 'Ongoing, 3 to 12 months' },
      { label: 'Format', value: '1:1 or group' },
      { label: 'Coach', value: 'Chosen by you' },
    ],
    explore: { label: 'Explore Coaching', href: '#pathways' },
    consultation: 'Schedule Consultation',
  },
  pathways: {
    id: 'pathways',
    heading: 'Three pathways, drawn to scale',
    text: 'The full bar is the shortest honest length, the hatched part is room to continue.',
    unit: 'months',
    labels: { features: 'What happens', outcomes: 'What is different at the end' },
    items: pathways,
  },
  method: {
    id: 'method',
    heading: 'Four steps, three of them a loop',
    text: 'Diagnostics come once. Sessions, plans and the count come round again until the goal is reached or turns out to be the wrong one.',
    steps,
    loop: { from: 4, to: 2, label: 'Back to the sessions, every two to three weeks' },
  },
  benefits: {
    id: 'benefits',
    heading: 'What coaching changes, and who says so',
    text: 'We ask the person coached and, separately, the people who work with them.',
    shares,
    points: [
      {
        title: 'Confidential, with one window',
        text: 'Your organization learns the dates, the goal, the count and whether the two of you call it reached. Nothing else, and it does not ask.',
      },
      {
        title: 'It pays for itself in meetings',
        text: 'Goals are set in situations that recur at least twice a month, so that practice costs no extra hour.',
      },
      {
        title: 'We say no',
        text: 'Where the real question is an exit, a badly cut role or exhaustion, coaching is the wrong tool. The consultation is where we tell you.',
      },
    ],
    link: {
      label: 'What six sessions can do, and what they cannot',
      href: articlePath('what-six-coaching-sessions-can-do'),
    },
  },
  network: {
    id: 'network',
    heading: 'The coaches',
    text: 'A person, not a questionnaire, reads your situation and proposes two names. All coaches are supervised, have led teams themselves, and leave an assignment that is going nowhere.',
    figures: network,
  },
  closing: {
    heading: 'Begin with a conversation that commits you to nothing',
    text: 'Tell us who it is for and what should be different. If coaching is the wrong answer, you will hear it in the first call.',
    demo: 'Book a Demo',
    consultation: 'Schedule Consultation',
  },
} as const
