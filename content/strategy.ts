import { downloads } from './downloads.ts'
import { sceneImage } from './images.ts'
import { boardPaper, decisionPaper, storySheet } from './papers.ts'
import { paperTop } from './paperTop.ts'
import { paths } from './routes.ts'
import type { FlowStep, StrategyCard, Symptom } from './schema/offerings.ts'
import type { PageHead } from './schema/page.ts'
import { breadcrumbs, service } from './structuredData.ts'
import { topics } from './topics.ts'

const head: PageHead = {
  title: 'Strategic thinking and storytelling programs',
  description:
    'Two 12-week programs and one- or two-day workshops in which managers make an overdue strategic decision and learn to present it so that it gets approved.',
  keywords: [
    'strategic thinking training',
    'business storytelling program',
    'decision making for managers',
    'executive communication training',
    'short leadership workshops',
  ],
  hero: 'teal',
  section: 'solutions',
  topic: topics.strategy,
  structuredData: [
    service({
      name: 'Strategic thinking and storytelling',
      description:
        'Programs in which managers and mid-level leaders make a strategic choice for their own unit and present it to the people who decide.',
      url: paths.strategy,
      serviceType: 'Leadership training',
      audience: 'Managers, mid-level leaders, functional and strategy leads',
    }),
    breadcrumbs({ label: 'Strategic Thinking & Storytelling', href: paths.strategy }),
  ],
}

const programs: readonly StrategyCard[] = [
  {
    title: 'Strategic Thinking',
    description:
      'Participants bring one decision their unit keeps putting off. By week 12 it has been analyzed, costed, challenged and signed by the sponsor or sent back with reasons.',
    duration: '12 weeks',
    audience: 'Managers and mid-level leaders, functional and strategy leads, growth teams',
    keyFeatures: [
      'A review of 10 decisions you have already made',
      'Four frameworks, each applied to your own question',
      'A two-page decision paper that your sponsor signs or rejects',
    ],
    link: { label: 'Explore Strategic Thinking', href: paths.strategicThinking },
    color: 'teal',
    paper: paperTop(decisionPaper, 0, 1),
  },
  {
    title: 'Storytelling for Leaders',
    description:
      'A six-card framework turns expert knowledge into a story that listeners can follow, repeat and act on. Participants practice it out loud every week.',
    duration: '12 weeks',
    audience: 'Leaders and experts who present upward, to clients or in times of change',
    keyFeatures: [
      'A recording in week 1 and another in week 12',
      'Eight Storytelling Labs in small groups',
      'One story told to the audience it was written for',
    ],
    link: { label: 'Explore Storytelling', href: paths.storytelling },
    color: 'coral',
    paper: paperTop(storySheet, 1, 2),
  },
  {
    title: 'Short-form programs',
    description:
      'One subject, your own material and a written result by the end of the workshop. For teams that have a deadline and can’t spare a quarter.',
    duration: '1-2 days',
    audience: 'Intact teams, mixed groups, and buyers who want to test us first',
    keyFeatures: ['1-Day Intensives', '2-Day Immersives', 'Custom Workshops'],
    link: { label: 'Explore Short-form Programs', href: paths.shortForm },
    color: 'tint',
    paper: paperTop(boardPaper, 0, 2),
  },
]

const symptoms: readonly Symptom[] = [
  {
    quote: 'We have eleven priorities, and they are all first.',
    answer: 'No one has been asked to say what stops. That takes weeks of debate and a sponsor’s signature.',
    link: { label: 'Strategic Thinking', href: paths.strategicThinking },
  },
  {
    quote: 'Excellent analysis. What did they want from us?',
    answer: 'The question came last or not at all. The six-card framework moves it to the front.',
    link: { label: 'Storytelling for Leaders', href: paths.storytelling },
  },
  {
    quote: 'We decided this in March. Why is it back?',
    answer: 'No one who believed in the losing option ever argued for it.',
    link: { label: 'Strategic Thinking', href: paths.strategicThinking },
  },
  {
    quote: 'I agreed, until I had to explain it to my team.',
    answer: 'People can pass on only what they can say in their own words.',
    link: { label: 'Storytelling for Leaders', href: paths.storytelling },
  },
  {
    quote: 'The board is in three weeks and the deck has sixty slides.',
    answer:
      'In two days your first slide will say what you want, and most of the others will move to the appendix.',
    link: { label: 'Executive Communication Bootcamp', href: `${paths.shortForm}#bootcamp` },
  },
]

const steps: readonly FlowStep[] = [
  {
    title: 'Something is at stake',
    text: 'Participants bring a real decision or presentation. We sign whatever NDA you need.',
    result: 'A date, a sponsor and something to lose',
  },
  {
    title: 'Every option has an advocate',
    text: 'A colleague argues for the option you dislike. Options that no one will defend are dropped the same day.',
    result: 'The best argument against your choice',
  },
  {
    title: 'Spoken before it’s written up',
    text: 'Every first version is presented standing up, without slides. Slides hide what isn’t finished.',
    result: 'Two minutes, out loud',
  },
  {
    title: 'Listeners assess the result',
    text: 'Someone who wasn’t involved repeats what was decided, who will act and by when.',
    result: 'What a stranger heard',
  },
]

/** Copy of /strategy. */
export const strategy = {
  head,
  hero: {
    heading: 'Strategic thinking and storytelling programs for leaders',
    lead: 'Make the choice, then make the case. A good decision that’s badly explained gets reopened next quarter; a bad one that’s well explained goes ahead. Each skill has its own 12-week program, and there are one- and two-day workshops.',
    image: sceneImage('strategy', 'A signpost with three arms that point three ways'),
    demo: 'Book a Demo',
    explore: { label: 'Compare the programs', href: '#programs' },
  },
  programs: {
    id: 'programs',
    heading: 'Choose a 12-week program or a one- or two-day workshop',
    text: 'Teams that take both 12-week programs start with Strategic Thinking.',
    cards: programs,
    labels: { duration: 'Duration', audience: 'For', features: 'Includes' },
  },
  symptoms: {
    id: 'which-one',
    heading: 'Which program fits? Listen for what people say after meetings',
    items: symptoms,
  },
  approach: {
    id: 'approach',
    heading: 'Our approach: real decisions, tested on real listeners',
    steps,
    loop: { from: 4, to: 3, label: 'Whatever listeners miss goes back to the author' },
  },
  planning: {
    id: 'planning',
    heading: 'What you need to plan a cohort',
    points: [
      {
        title: 'Group size',
        text: 'One unit or a mixed group. Labs have four to six participants each, so that everyone presents every time.',
      },
      {
        title: 'Languages and locations',
        text: 'Programs run in English, on site or live online. Other languages depend on the facilitators available for your dates.',
      },
      {
        title: 'Budget',
        text: 'Group size, travel and language change the fee, so there is no price list but a fixed quote in writing. The smallest engagement is a one-day workshop for one group.',
      },
    ],
  },
  closing: {
    heading: 'Book a demo with a decision that keeps coming back',
    text: 'We’ll take one of your real choices through the first framework, so you can judge the method on a subject you know better than we do.',
    demo: 'Book a Demo',
    guide: downloads.programGuide,
  },
} as const
