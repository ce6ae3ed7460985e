import { downloads } from './downloads.ts'
import { sceneImage } from './images.ts'
import { paths } from './routes.ts'
import type { ShareFigure } from './schema/offerings.ts'
import type { PageHead } from './schema/page.ts'
import type { Benefit, Outcome, Phase, Theme } from './schema/program.ts'
import { breadcrumbs, course } from './structuredData.ts'
import { topics } from './topics.ts'

const head: PageHead = {
  title: 'Strategic Thinking, a 12-week program for managers',
  description:
    'In twelve weeks managers and strategy leads take one overdue decision of their own through four frameworks to a two-page choice paper that a sponsor signs.',
  keywords: [
    'strategic thinking program',
    'strategic thinking for managers',
    'strategy training mid-level leaders',
    'decision making frameworks',
    'strategy execution training',
  ],
  hero: 'teal',
  section: 'solutions',
  topic: topics.strategicThinking,
  structuredData: [
    course({
      name: 'Strategic Thinking',
      description:
        'A twelve-week program in which participants bring one open strategic question and work it through to a signed decision.',
      url: paths.strategicThinking,
      workload: 'P12W',
      mode: 'blended',
      teaches: ['Reading the ground', 'Framing the question', 'Choosing in the fog', 'Carrying the choice'],
    }),
    breadcrumbs(
      { label: 'Strategic Thinking & Storytelling', href: paths.strategy },
      { label: 'Strategic Thinking', href: paths.strategicThinking },
    ),
  ],
}

const phases: readonly Phase[] = [
  {
    name: 'Diagnostics',
    from: 1,
    to: 2,
    text: 'Ten recent decisions of yours are read like case files: what was known, who was asked, what happened. Your sponsor names the question worth twelve weeks.',
  },
  {
    name: 'Framework development',
    from: 3,
    to: 10,
    text: 'Four fortnights, one framework each. It is taught in half a day, tried on your own question within the week, and taken apart by two colleagues from other functions in the week after. Every fortnight closes with half a page; four half pages make the choice paper.',
  },
  {
    name: 'Integration',
    from: 11,
    to: 12,
    text: 'You defend the paper for twenty minutes. Your sponsor signs it, changes it or refuses it, and the next ninety days go into the calendar.',
  },
]

const themes: readonly Theme[] = [
  {
    title: 'Reading the ground',
    icon: 'compass',
    color: 'teal',
    skills: [
      'Separate what is known from what is forecast',
      'Size a problem on a single sheet',
      'Find early signs in orders, complaints and costs',
      'Map who decides, who pays and who can block',
    ],
  },
  {
    title: 'Framing the question',
    icon: 'target',
    color: 'coral',
    skills: [
      'Turn a symptom into a question with a date',
      'Find the constraint that decides the rest',
      'Draw up three real options, one of them unwelcome',
      'Write down what would have to be true for each',
    ],
  },
  {
    title: 'Choosing in the fog',
    icon: 'shield',
    color: 'coral',
    skills: [
      'Compare options by the same four criteria',
      'Tell the part you can undo from the part you cannot',
      'Write the failure report before the start',
      'Decide on half the facts, with a date to look again',
    ],
  },
  {
    title: 'Carrying the choice',
    icon: 'network',
    color: 'teal',
    skills: [
      'Move people and money away from what lost',
      'Announce what stops, with an owner and a day',
      'Set three signals that would change your mind',
      'Explain it in two minutes to those who lose by it',
    ],
  },
]

const gains: readonly Benefit[] = [
  {
    icon: 'star',
    text: 'A choice paper of two pages, with your sponsor’s signature or their reasons for refusing it',
  },
  {
    icon: 'chart',
    text: 'A log of ten decisions from before the program and the ones since, read by the same facilitator',
  },
  { icon: 'compass', text: 'Four frameworks on four cards, each with your own worked case on the back' },
  {
    icon: 'people',
    text: 'Two sparring partners from other functions who know your question and your habits',
  },
  { icon: 'speech', text: 'A rehearsal in AI Arena of the talk with the colleague whose project ends' },
  {
    icon: 'calendar',
    text: 'Ninety days in the calendar: three signals, one review, one person who may call it off',
  },
]

const shares: readonly ShareFigure[] = [
  {
    percent: 91,
    label:
      'of participants make their open decision within the twelve weeks, with the rejected options on record',
  },
  {
    percent: 84,
    label:
      'of their sponsors say that the team’s work now follows from the company’s strategy, and can say how',
  },
]

const changes: readonly Outcome[] = [
  {
    area: 'Budget round',
    before: 'Last year’s plan, plus eight percent',
    after: 'Two bets funded, one line closed, both explained on a page',
  },
  {
    area: 'Monday review',
    before: 'Nine initiatives, all of them amber',
    after: 'Four initiatives, and the date on which the fourth is judged',
  },
  {
    area: 'A surprise in the market',
    before: 'A task force and a new deck',
    after: 'A look at the three signals that were agreed in week 12',
  },
]

/** Copy of /strategy/strategic-thinking. */
export const strategicThinking = {
  head,
  hub: { label: 'Strategy programs', href: paths.strategy },
  hero: {
    heading: 'Twelve weeks to one choice that holds',
    lead: 'For people who are told to be more strategic by somebody who does not say how. You bring one open question from your own business and work it through to a decision that your sponsor signs.',
    image: sceneImage(
      'strategic-thinking',
      'Contour lines of a mountain, with a route to the flag on its summit',
    ),
    facts: [
      { label: 'Duration', value: '12 weeks' },
      { label: 'Phases', value: '2 + 8 + 2 weeks' },
      { label: 'Result', value: 'One signed decision' },
    ],
    demo: 'Book a Demo',
    brochure: downloads.strategicThinking,
  },
  audience: {
    id: 'who-it-is-for',
    heading: 'Who It’s For',
    text: 'Fifteen years of experience or five: what counts is that a question is waiting for you.',
    points: [
      {
        title: 'Managers and mid-level leaders',
        text: 'You have a team, targets and a budget, and no say in the assumptions behind them. You would like to argue with the assumptions, and to be taken seriously when you do.',
      },
      {
        title: 'Functional and strategy leads',
        text: 'You write the plan that other people carry out. You want fewer pages in it, more decisions, and a reader in the plant who knows what to do differently.',
      },
      {
        title: 'Teams responsible for growth',
        text: 'You own a number that has to rise, in a market, a product line or an account. You need to know which two of nine initiatives will raise it, and how to end the other seven.',
      },
    ],
  },
  structure: {
    id: 'structure',
    heading: 'Two weeks of questions, eight of work, two of proof',
    phases,
  },
  themes: {
    id: 'themes',
    heading: 'Four themes, one for each fortnight',
    text: 'The skills are small enough to be practiced on a Tuesday.',
    items: themes,
  },
  gains: { id: 'gains', heading: 'What Participants Gain', items: gains },
  outcomes: {
    id: 'outcomes',
    heading: 'Outcomes',
    text: 'Participants answer in week 1 and again in week 12, and so do their sponsors. Nobody sees the other’s answers.',
    shares,
    labels: { before: 'Before', after: 'Afterward' },
    changes,
  },
  closing: {
    heading: 'Which decision has been waiting longest?',
    text: 'Tell us, in one sentence if you can. In the demo we show you the first two weeks on exactly that question.',
    demo: 'Book a Demo',
    guide: downloads.programGuide,
  },
} as const
