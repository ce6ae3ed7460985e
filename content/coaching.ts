import { coaches, coachingLanguages } from './coaches.ts'
import { network } from './figures/network.ts'
import { results } from './figures/results.ts'
import { portraitImage, portraitKey, sceneImage, sectionImage } from './images.ts'
import { articlePath, paths } from './routes.ts'
import type { CoachingPathway, FlowStep } from './schema/offerings.ts'
import type { PageHead } from './schema/page.ts'
import type { ProgramVoice } from './schema/program.ts'
import type { Figure } from './schema/sections.ts'
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
      'You’ve changed one habit in one recurring meeting, and the people who attend it say so',
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

/** What a buyer asks before signing. A test compares the languages with `coaches.ts`. */
const selection: readonly { title: string; text: string }[] = [
  {
    title: 'ICF or EMCC accredited',
    text: 'Every coach holds a current credential: ICF at ACC, PCC or MCC level, or EMCC at Practitioner level or above. For Executive Coaching the minimum is ICF PCC or EMCC Senior Practitioner.',
  },
  {
    title: 'Selected in four steps',
    text: 'We check credentials, interview every applicant, have two colleagues observe a coaching session, and supervise the first three clients. We verify credentials again every year.',
  },
  {
    title: 'Supervised and bound by a code',
    text: 'Supervision continues for as long as someone coaches with us, and cases are discussed without the client’s name. The ICF or EMCC code of ethics is part of the contract.',
  },
  {
    title: 'Languages of delivery',
    text: `Coaching is available in ${coachingLanguages.slice(0, -1).join(', ')} and ${coachingLanguages.at(-1)}.`,
  },
  {
    title: 'Matched by a person',
    text: 'A program lead reads your brief and proposes two coaches by goal, language, working hours and industry. You meet both for half an hour, free of charge, and choose.',
  },
  {
    title: 'A fixed fee, quoted in writing',
    text: 'There’s no price list, because the fee depends on the number of interviews and sessions and on the language. After the consultation you get a fixed fee per pathway. The smallest coaching engagement is one person for three months.',
  },
]

const steps: readonly FlowStep[] = [
  {
    title: 'Diagnostics',
    text: 'Three conversations: with you, with your manager or sponsor, and with people who see you at work. Psychometrics only where they help.',
    result: 'A one-sentence goal',
  },
  {
    title: 'Coaching Sessions',
    text: 'Each session starts with what you’ve tried since the last one and prepares you for the next situation where you could act differently.',
    result: 'One thing to try',
  },
  {
    title: 'Action Planning',
    text: 'You decide which meeting you’ll try it in, how you’ll open, and which colleague will observe.',
    result: 'A date and an observer',
  },
  {
    title: 'Progress Tracking',
    text: 'The observer records how often the new behavior occurs. You and your sponsor see that number; what you say in a session stays between you and your coach.',
    result: 'Progress you can see',
  },
]

const networkFigures: readonly Figure[] = [network.leadCoaches, network.countries, network.industries]

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
    lead: 'Executive, team and performance coaching for one thing that a person or a team wants to do differently, in a situation that recurs often enough to practice. You meet two coaches before you choose one.',
    image: sceneImage(
      'coaching',
      'Two people in conversation, and the winding path of their discussion between them',
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
    label: 'Coaching pathways',
    heading: 'Coaching for executives, teams and managers',
    text: 'The solid bar is the shortest duration we recommend; the hatched part is the option to continue.',
    unit: 'months',
    labels: { features: 'Features', outcomes: 'Outcomes' },
    items: pathways,
  },
  method: {
    id: 'method',
    label: 'Methodology',
    heading: 'How coaching works, from diagnostics to progress tracking',
    text: 'Diagnostics happen once. Sessions, action plans and tracking repeat until the goal is reached or you replace it with a better one.',
    steps,
    loop: { from: 4, to: 2, label: 'Back to the sessions, every two to three weeks' },
  },
  benefits: {
    id: 'benefits',
    label: 'Benefits',
    heading: 'What coaching changes, according to participants and colleagues',
    text: 'We ask the person being coached, the sponsor and colleagues, each of them separately.',
    figures: [results.goalsReached, results.changeNoticed],
    points: [
      {
        title: 'Confidential by agreement',
        text: 'Your organization sees the session dates, the goal, the number tracked, and whether you and your coach consider the goal reached. It sees nothing else.',
      },
      {
        title: 'Practice during normal work',
        text: 'Goals are tied to situations that recur at least twice a month, so practice takes no extra time.',
      },
      {
        title: 'We tell you when coaching won’t help',
        text: 'If the real issue is an exit, a badly designed role or burnout, coaching is the wrong tool, and we’ll say so in the consultation.',
      },
    ],
    link: {
      label: 'What six coaching sessions can and can’t do',
      href: articlePath('what-six-coaching-sessions-can-do'),
    },
  },
  network: {
    id: 'network',
    label: 'Coach network',
    heading: 'Coaches who have led teams themselves',
    text: 'Everyone who coaches for us has managed people, works under supervision, and ends an assignment that isn’t getting anywhere.',
    figures: networkFigures,
    shown: 'Twenty of our coaches, as drawings',
    note: 'For your brief you get two proposals, each with a full profile.',
    coaches: coaches.map((coach) => ({
      ...coach,
      portrait: portraitImage(portraitKey(coach.name), `Portrait of ${coach.name}`),
    })),
  },
  voice,
  selection: {
    id: 'selection',
    label: 'Selecting a coach',
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
