import { downloads } from './downloads.ts'
import { results } from './figures/results.ts'
import { sceneImage } from './images.ts'
import { decisionPaper } from './papers.ts'
import { paths } from './routes.ts'
import type { PageHead } from './schema/page.ts'
import type { Outcome, Phase, Theme } from './schema/program.ts'
import type { Point } from './schema/sections.ts'
import { breadcrumbs, course } from './structuredData.ts'
import { topics } from './topics.ts'

const phases: readonly Phase[] = [
  {
    name: 'Diagnostics',
    from: 1,
    to: 2,
    text: 'We review ten of your recent decisions: what you knew, whom you asked and what happened. Then you and your sponsor agree on the question that’s worth 12 weeks.',
  },
  {
    name: 'Framework development',
    from: 3,
    to: 10,
    text: 'One framework every two weeks. You learn it in half a day, apply it to your own question that week, and have two colleagues from other functions challenge the result the week after. Each two-week cycle ends with half a page; the four half-pages make up the decision paper.',
  },
  {
    name: 'Integration',
    from: 11,
    to: 12,
    text: 'You present and defend the paper for 20 minutes. Your sponsor signs, changes or rejects it, and you schedule the first 90 days of implementation.',
  },
]

const themes: readonly Theme[] = [
  {
    title: 'Reading the situation',
    icon: 'compass',
    color: 'teal',
    skills: [
      'Separate what is known from what is forecast',
      'Size a problem on a single page',
      'Find early warnings in orders, complaints and costs',
      'Map who decides, who pays and who can block',
    ],
  },
  {
    title: 'Framing the question',
    icon: 'target',
    color: 'coral',
    skills: [
      'Turn a symptom into a question with a deadline',
      'Find the constraint that determines the rest',
      'Develop three real options, including an unpopular one',
      'Write down what would have to be true for each',
    ],
  },
  {
    title: 'Deciding under uncertainty',
    icon: 'shield',
    color: 'coral',
    skills: [
      'Compare options using the same four criteria',
      'Separate what you can undo from what you can’t',
      'Run a premortem before you start',
      'Decide with half the facts and set a review date',
    ],
  },
  {
    title: 'Carrying out the decision',
    icon: 'network',
    color: 'teal',
    skills: [
      'Reallocate people and money from rejected options',
      'Announce what stops, who owns that, and when',
      'Set three signals that would change your mind',
      'Explain the decision in two minutes to those it costs most',
    ],
  },
]

const head: PageHead = {
  title: 'Strategic Thinking, a 12-week program for managers',
  description:
    'A 12-week strategic thinking program: managers and strategy leads work one overdue decision of their own through four frameworks to a signed decision paper.',
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
        'A 12-week program in which participants bring one open strategic question and work it through to a signed decision.',
      url: paths.strategicThinking,
      workload: 'P12W',
      mode: 'blended',
      teaches: themes.map(({ title }) => title),
    }),
    breadcrumbs(
      { label: 'Strategic Thinking & Storytelling', href: paths.strategy },
      { label: 'Strategic Thinking', href: paths.strategicThinking },
    ),
  ],
}

const gains: readonly Point[] = [
  { text: 'A two-page decision paper with your sponsor’s signature or their reasons for rejecting it' },
  {
    text: 'A log of 10 decisions from before the program and those you’ve made since, reviewed by the same facilitator',
  },
  { text: 'Four framework cards, each with your own worked example on the back' },
  { text: 'Two peer advisers from other functions who know your question and how you decide' },
  { text: 'A rehearsal in AI Arena of the conversation with the colleague whose project is ending' },
  { text: 'A 90-day plan: three signals to watch, one review date, and one person who can stop the work' },
]

const changes: readonly Outcome[] = [
  {
    area: 'Annual budget',
    before: 'Last year’s plan plus a few percent',
    after: 'Two initiatives funded and one product line closed, each explained on one page',
  },
  {
    area: 'Weekly review',
    before: 'Nine initiatives, all of them yellow',
    after: 'Four initiatives, and a date for deciding on the fourth',
  },
  {
    area: 'Market surprises',
    before: 'A task force and a new deck',
    after: 'A check of the three signals agreed on in week 12',
  },
]

/** Copy of /strategy/strategic-thinking. */
export const strategicThinking = {
  head,
  hub: { label: 'Strategy programs', href: paths.strategy },
  hero: {
    heading: 'Strategic Thinking: one lasting decision in 12 weeks',
    lead: 'A program for managers who’ve been told to be more strategic but not how. You bring one open question from your own business and work it through to a decision your sponsor can sign.',
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
    heading: 'For managers with an overdue strategic decision',
    text: 'Years of experience don’t matter. What matters is that you have an open question to work on.',
    points: [
      {
        title: 'Managers and mid-level leaders',
        text: 'You have a team, targets and a budget but no say in the assumptions behind them. You want to challenge those assumptions and be taken seriously when you do.',
      },
      {
        title: 'Functional and strategy leads',
        text: 'You write the plan that others carry out. You want fewer pages, more decisions, and readers in the plant who know what to do differently.',
      },
      {
        title: 'Teams responsible for growth',
        text: 'You own a growth target for a market, a product line or an account. You need to know which two of nine initiatives will move it and how to end the other seven.',
      },
    ],
  },
  structure: {
    id: 'structure',
    heading: 'How the 12 weeks are organized',
    phases,
  },
  themes: {
    id: 'themes',
    heading: 'The skills you build, theme by theme',
    text: 'Each of the four themes takes two weeks. Every skill is small enough to practice in a regular workday.',
    items: themes,
  },
  gains: {
    id: 'gains',
    heading: 'What participants gain',
    items: gains,
  },
  outcomes: {
    id: 'outcomes',
    heading: 'What changes, according to sponsors',
    text: 'Both figures come from sponsors in week 12. They sign the decisions and answer a survey that participants don’t see.',
    figures: [results.decisionsMade, results.strategyFollowed],
    labels: { before: 'Before', after: 'After' },
    changes,
  },
  /** The paper that participants take home. */
  paper: decisionPaper,
  closing: {
    heading: 'Book a demo with your most overdue decision',
    text: 'Describe it in one sentence if you can. In the demo we’ll show you the first two weeks of the program using that question.',
    demo: 'Book a Demo',
    guide: downloads.programGuide,
  },
} as const
