import { coaches, coachingLanguages } from './coaches.ts'
import { network } from './figures/network.ts'
import { results } from './figures/results.ts'
import { portraitImage, portraitKey, sceneImage, sectionImage } from './images.ts'
import { articlePath, paths } from './routes.ts'
import type { CoachProposal } from './schema/coach.ts'
import type { CoachingPathway, FlowStep } from './schema/offerings.ts'
import type { PageHead } from './schema/page.ts'
import type { ProgramVoice } from './schema/program.ts'
import type { Point } from './schema/sections.ts'
import { breadcrumbs, service } from './structuredData.ts'
import { topics } from './topics.ts'

const head: PageHead = {
  title: 'Executive, team and performance coaching',
  description:
    'Coaching for executives, leadership teams and managers over 3 to 12 months, 1:1 or in a group, with accredited coaches whom you meet before you choose.',
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
        'Ongoing coaching for executives, leadership teams, managers and specialists, 1:1 or in a group, in pathways of 3 to 12 months.',
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
    description:
      'For executives whose decisions affect thousands of people and who get little candid feedback.',
    duration: '6-12 months',
    months: [6, 12],
    format: '1:1',
    features: [
      'Two coaches to meet, one to choose, and a no-questions-asked switch in the first month',
      'Interviews with the people around you, reported to you alone',
      'A session every two to three weeks, and a phone call before a difficult day',
      'Three meetings with your chair or chief executive: at the start, midway and at the end',
    ],
    outcomes: [
      'People in a recurring meeting say you’ve changed a habit',
      'A decision you carried alone is made or shared',
      'Your successor has heard from you what they still need to learn',
    ],
    color: 'coral',
  },
  {
    title: 'Team Coaching',
    description: 'For leadership teams that agree in the meeting and disagree after it.',
    duration: '3-6 months',
    months: [3, 6],
    format: 'Group',
    features: [
      'Interviews with every member, and findings presented to the whole team at once',
      'A coach at your regular meetings, with permission to interrupt',
      'One page of working agreements, reviewed every month',
    ],
    outcomes: [
      'Decisions are still in force four weeks later',
      'Disagreements go to the person concerned first',
      'The team corrects itself without the coach',
    ],
    color: 'teal',
  },
  {
    title: 'Performance Coaching',
    description: 'For managers and specialists who need to improve one visible skill soon.',
    duration: '3-6 months',
    months: [3, 6],
    format: '1:1 or small groups',
    features: [
      'A goal so specific that a colleague can track it',
      'Short sessions close together, each ending with one thing to try at work',
      'A rehearsal in AI Arena before the real conversation',
    ],
    outcomes: [
      'A colleague has recorded the new behavior',
      'The line manager knows what to keep asking for',
      'The next goal can be reached without a coach',
    ],
    color: 'teal',
  },
]

/** What a buyer asks before signing. */
const selection: readonly Point[] = [
  {
    title: 'Accredited and selected in four steps',
    text: 'Every coach holds an ICF or EMCC credential, for Executive Coaching at least ICF PCC or EMCC Senior Practitioner. Then come an interview, an observed session and three supervised clients.',
  },
  {
    title: 'Confidential by agreement',
    text: 'Your organization sees the session dates, the goal, the number tracked, and whether the goal was reached. A code of ethics is part of every coach’s contract.',
  },
  {
    title: 'A fixed fee, quoted in writing',
    text: 'It depends on interviews, sessions and language. The smallest engagement is one person for three months.',
  },
  {
    title: 'Not for every problem',
    text: 'If the real issue is an exit, a badly designed role or burnout, coaching is the wrong tool, and we’ll say so in the consultation.',
  },
]

const steps: readonly FlowStep[] = [
  {
    title: 'Diagnostics',
    text: 'Three conversations: with you, with your sponsor, and with people who see you at work.',
    result: 'A one-sentence goal',
  },
  {
    title: 'Coaching Sessions',
    text: 'Each session starts with what you’ve tried since the last one and prepares the next situation.',
    result: 'One thing to try',
  },
  {
    title: 'Action Planning',
    text: 'You decide which meeting you’ll try it in, and which colleague will observe.',
    result: 'A date and an observer',
  },
  {
    title: 'Progress Tracking',
    text: 'The observer records how often the new behavior occurs. You and your sponsor see that number.',
    result: 'Progress you can see',
  },
]

/** Sample: made-up coaches and entries. */
const proposal: CoachProposal = {
  title: 'Proposal of two coaches',
  purpose: 'Meet both for half an hour, free of charge, then choose.',
  when: 'After your brief',
  fields: [
    { label: 'Goal', value: 'Asks twice before deciding in the Monday production meeting' },
    { label: 'Language and hours', value: 'English or Hindi, 7 to 9 a.m. in Pune' },
  ],
  coaches: [
    { name: 'Radhika Bhonsle', text: 'Ran three shifts at a gearbox plant. Can visit you in person.' },
    { name: 'Venkat Tadepalli', text: 'Led quality at a tire maker. Starts at 6:30 if you do.' },
  ].map((coach) => ({
    ...coach,
    portrait: portraitImage(portraitKey(coach.name), `Portrait of ${coach.name}`),
  })),
  caption: 'A sample: this is what you get for your brief. The entries are made up.',
}

/** Sample: a made-up quote from an executive coaching client. */
const voice: ProgramVoice = {
  quote:
    'My coach sat in on one meeting and told me I’d cut off my operations head nine times. I didn’t believe her until I counted. Now I hear about problems a week earlier.',
  name: 'Priscilla Navarro',
  role: 'Chief supply chain officer at a packaging company, six months of executive coaching',
  portrait: portraitImage(portraitKey('Priscilla Navarro'), 'Portrait of Priscilla Navarro'),
}

/** Copy of /coaching. */
export const coaching = {
  head,
  hero: {
    heading: 'Coaching that takes your side and still disagrees with you',
    lead: 'Executive, team and performance coaching for one thing that a person or a team wants to do differently. You meet two coaches before you choose one.',
    image: sceneImage(
      'coaching',
      'A table from above: two cups of coffee, and a notebook with nine strokes between them',
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
    heading: 'Coaching pathways for executives, teams and managers',
    text: 'Solid is the shortest duration we recommend, hatched the option to continue.',
    unit: 'months',
    labels: { features: 'Features', outcomes: 'Outcomes' },
    items: pathways,
  },
  method: {
    id: 'method',
    heading: 'The methodology, from diagnostics to progress tracking',
    text: 'Diagnostics happen once. The rest repeats until the goal is reached or you replace it with a better one.',
    steps,
    loop: { from: 4, to: 2, label: 'Back to the sessions, every two to three weeks' },
  },
  benefits: {
    id: 'benefits',
    heading: 'Benefits, according to participants and colleagues',
    text: 'We ask the person being coached, the sponsor and colleagues, each of them separately.',
    figures: [results.goalsReached, results.changeNoticed],
    link: {
      label: 'What six coaching sessions can and can’t do',
      href: articlePath('what-six-coaching-sessions-can-do'),
    },
  },
  network: {
    id: 'network',
    heading: 'A coach network of people who have led teams themselves',
    text: 'Everyone who coaches for us has managed people, works under supervision, and ends an assignment that isn’t getting anywhere. Here are twenty.',
    coaches,
    labels: {
      language: 'All coach in English. Show those who also coach in',
      anyLanguage: 'Any language',
      all: 'Show all twenty',
    },
    languages: coachingLanguages.slice(1),
    figures: [network.leadCoaches, network.countries, network.industries],
    proposal,
  },
  voice,
  selection: {
    id: 'selection',
    heading: 'How we select and match coaches, and what they cost',
    points: selection,
  },
  closing: {
    heading: 'Start with a no-obligation consultation',
    text: 'Tell us who the coaching is for and what should change. If coaching isn’t the right answer, we’ll tell you on the first call.',
    picture: sectionImage('two-chairs'),
    demo: 'Book a Demo',
    consultation: 'Schedule Consultation',
  },
} as const
