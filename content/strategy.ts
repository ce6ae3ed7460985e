import { downloads } from './downloads.ts'
import { sceneImage } from './images.ts'
import { paths } from './routes.ts'
import type { StrategyCard, Symptom } from './schema/offerings.ts'
import type { PageHead } from './schema/page.ts'
import { breadcrumbs, service } from './structuredData.ts'
import { topics } from './topics.ts'

const head: PageHead = {
  title: 'Strategic thinking and storytelling programs',
  description:
    'Two twelve-week programs and a set of one- and two-day formats: managers settle a choice they keep putting off, and learn to win a committee for it.',
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
      'Everyone brings one decision that their unit keeps putting off. By week 12 it has been made, costed, argued against and signed.',
    duration: '12 weeks',
    days: 84,
    audience: 'Managers and mid-level leaders, functional and strategy leads, growth teams',
    keyFeatures: [
      'A reading of ten decisions you have already made',
      'Four frameworks, each tried on your own question',
      'A choice paper that your sponsor signs or refuses',
    ],
    link: { label: 'Explore Strategic Thinking', href: paths.strategicThinking },
    color: 'teal',
  },
  {
    title: 'Storytelling for Leaders',
    description:
      'Six cards in a fixed order turn what you know into something a room can follow, repeat and act on. Practiced aloud, every week.',
    duration: '12 weeks',
    days: 84,
    audience: 'Leaders and experts who present upward, to clients or in times of change',
    keyFeatures: [
      'A recording in week 1 and another in week 12',
      'Eight Storytelling Labs in small groups',
      'One story told to the audience it was made for',
    ],
    link: { label: 'Explore Storytelling', href: paths.storytelling },
    color: 'coral',
  },
  {
    title: 'Short-form programs',
    description:
      'One subject, your own material, and a result on paper before people go home. For teams with a date in the diary and no quarter to spare.',
    duration: '1-2 days',
    days: 2,
    audience: 'Intact teams, mixed groups, and buyers who want to test us first',
    keyFeatures: ['1-Day Intensives', '2-Day Immersives', 'Custom Workshops'],
    link: { label: 'Explore Short-form Programs', href: paths.shortForm },
    color: 'coral',
  },
]

const symptoms: readonly Symptom[] = [
  {
    quote: 'We have eleven priorities, and they are all first.',
    answer: 'Nobody has been asked to say what stops. That takes weeks of argument and a signature.',
    link: { label: 'Strategic Thinking', href: paths.strategicThinking },
  },
  {
    quote: 'Excellent analysis. What did they want from us?',
    answer: 'The question came last, or never. Six cards bring it to the front.',
    link: { label: 'Storytelling for Leaders', href: paths.storytelling },
  },
  {
    quote: 'We decided this in March. Why is it back?',
    answer: 'The option that lost was never argued by anybody who believed in it.',
    link: { label: 'Strategic Thinking', href: paths.strategicThinking },
  },
  {
    quote: 'I agreed, until I had to explain it to my team.',
    answer: 'People can only pass on what they can say in their own words.',
    link: { label: 'Storytelling for Leaders', href: paths.storytelling },
  },
  {
    quote: 'The board is in three weeks and the deck has sixty slides.',
    answer:
      'Two days, after which the first slide says what you want and most of the others are an appendix.',
    link: { label: 'Executive Communication Bootcamp', href: `${paths.shortForm}#bootcamp` },
  },
]

/** Copy of /strategy. */
export const strategy = {
  head,
  hero: {
    heading: 'Make the choice. Then make the case.',
    lead: 'A good decision badly told is made again next quarter, and a bad one well told goes ahead. We train both halves: twelve weeks each, or a day or two when that is all there is.',
    image: sceneImage('strategy', 'Three routes from one starting point to three different ends'),
    demo: 'Book a Demo',
    explore: { label: 'Compare the programs', href: '#programs' },
  },
  programs: {
    id: 'programs',
    heading: 'Two programs of twelve weeks, and the short way',
    text: 'Strategic Thinking and Storytelling for Leaders stand alone. Teams that take both begin with the choice.',
    cards: programs,
  },
  symptoms: {
    id: 'which-one',
    heading: 'Which one? Listen in the corridor after the meeting.',
    items: symptoms,
  },
  approach: {
    id: 'approach',
    heading: 'Our approach',
    text: 'The same four rules hold in all three, whether we have twelve weeks with you or one day.',
    points: [
      {
        title: 'Something is at stake',
        text: 'Participants work on a decision or a presentation that exists, with a date, a sponsor and something to lose. We sign whatever confidentiality that takes.',
      },
      {
        title: 'Every option has an advocate',
        text: 'The alternative you dislike is argued by a colleague who wants it to win. Options that nobody will defend are struck off the same afternoon.',
      },
      {
        title: 'Spoken before it is polished',
        text: 'A choice that cannot be said in two minutes is not finished, and slides hide that. The first version of everything is told, standing up, without any.',
      },
      {
        title: 'The listener marks the work',
        text: 'Somebody who was not in the room says back what was decided, who acts and by when. What they lose or bend goes back to the author.',
      },
    ],
  },
  closing: {
    heading: 'Bring us the decision that keeps coming back',
    text: 'In a demo we take one real choice of yours through the first framework. You judge the method on something you know better than we do.',
    demo: 'Book a Demo',
    guide: downloads.programGuide,
  },
} as const
