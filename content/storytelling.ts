import { sceneImage } from './images.ts'
import { articlePath, paths } from './routes.ts'
import type { ShareFigure, StoryCard } from './schema/offerings.ts'
import type { PageHead } from './schema/page.ts'
import type { Phase, Theme } from './schema/program.ts'
import { breadcrumbs, course } from './structuredData.ts'
import { topics } from './topics.ts'

const head: PageHead = {
  title: 'Storytelling for Leaders, a 12-week program',
  description:
    'Six cards from situation to example, practiced aloud for twelve weeks, so that what you know is understood, repeated and acted on. With a worked example.',
  keywords: [
    'storytelling for leaders',
    'business storytelling training',
    'situation complication question answer',
    'executive presentation program',
    'data storytelling for managers',
  ],
  hero: 'coral',
  section: 'solutions',
  topic: topics.storytelling,
  structuredData: [
    course({
      name: 'Storytelling for Leaders',
      description:
        'A twelve-week program in which leaders and experts build, tell and test business stories with a framework of six cards.',
      url: paths.storytelling,
      workload: 'P12W',
      mode: 'blended',
      teaches: ['Audience and intent', 'Structure and logic', 'Evidence and example', 'Voice and presence'],
    }),
    breadcrumbs(
      { label: 'Strategic Thinking & Storytelling', href: paths.strategy },
      { label: 'Storytelling for Leaders', href: paths.storytelling },
    ),
  ],
}

const phases: readonly Phase[] = [
  {
    name: 'Assessment and communication style',
    from: 1,
    to: 2,
    text: 'Five minutes of you, recorded as you would talk today. Three listeners write down what they heard, and you learn your communication style: reporter, teacher, advocate or host.',
  },
  {
    name: 'Practice',
    from: 3,
    to: 10,
    text: 'Eight Storytelling Labs, one a week, ninety minutes each, in small groups. A theme lasts a fortnight. Everybody tells one story per lab, hears what the others took from it, cuts it and tells it again. Between labs you tell it once to somebody at work who can say no.',
  },
  {
    name: 'Integration and presentation',
    from: 11,
    to: 12,
    text: 'The story you came for goes to the audience it was meant for. It is recorded again, and the first three listeners write down what they heard.',
  },
]

/** The worked example: invented, and kept free of names. */
const cards: readonly StoryCard[] = [
  {
    title: 'Situation',
    task: 'Say what everybody in the room already agrees on.',
    told: 'We repair 1,900 pumps a month in four depots. For three years, nine customers in ten had theirs back within five days.',
    test: 'If a head shakes, you have begun too late in the story.',
  },
  {
    title: 'Complication',
    task: 'Say what has changed, and whom it hurts.',
    told: 'Since March it has been six in ten. We have the parts and the people. A pump waits four days until somebody looks at it, and in August two hospitals left us because of that.',
    test: 'A complication has a month in it. “Growing challenges” is none.',
  },
  {
    title: 'Question',
    task: 'Ask the one question that the change forces on this audience.',
    told: 'How do we get back to five days before the other hospital contracts come up in January?',
    test: 'The people in front of you must be able to answer it.',
  },
  {
    title: 'Answer',
    task: 'Reply in a sentence short enough to be repeated at lunch.',
    told: 'We examine the pump where it stands, before anybody ships it.',
    test: 'Ask a listener for it an hour later.',
  },
  {
    title: 'Recommendation',
    task: 'Say who does what by when, what it costs and what stops.',
    told: 'From 1 November the eleven technicians in the north carry the test kit that depot two already has. It costs 44,000 euros. In return we stop the depot extension planned for spring.',
    test: 'If nothing stops, you have asked for applause.',
  },
  {
    title: 'Example',
    task: 'End on one case, true and open to checking, in which it worked.',
    told: 'Depot two tried it in September with two technicians. On the 9th a pump failed at a city hospital; on the 11th it was running. Of 64 pumps, 58 were back within five days.',
    test: 'The listener can telephone somebody and ask.',
  },
]

const themes: readonly Theme[] = [
  {
    title: 'Audience and intent',
    icon: 'people',
    color: 'coral',
    skills: [
      'Write the sentence you want to hear repeated',
      'Find out what this listener stands to lose',
      'Ask for one decision and no second one',
      'Read a room in its first minute',
    ],
  },
  {
    title: 'Structure and logic',
    icon: 'steps',
    color: 'teal',
    skills: [
      'Lay out six cards before opening a slide',
      'Group points so that none is said twice',
      'Cut ten minutes to two without losing the question',
      'Change from spoken to written order, and back',
    ],
  },
  {
    title: 'Evidence and example',
    icon: 'chart',
    color: 'teal',
    skills: [
      'Turn a table into one comparison',
      'Show a figure together with its baseline',
      'Choose the example that can be checked',
      'Say what you do not know, and by when you will',
    ],
  },
  {
    title: 'Voice and presence',
    icon: 'speech',
    color: 'coral',
    skills: [
      'Stop where the listener needs to think',
      'Take an interruption and return to your card',
      'Give bad news in the first sentence',
      'Speak to a camera as to one person',
    ],
  },
]

const shares: readonly ShareFigure[] = [
  {
    percent: 93,
    label: 'of participants present to senior audiences without a script by week 12',
  },
  {
    percent: 87,
    label: 'of their listeners can say the next day what was asked of them, by whom and by when',
  },
]

/** Copy of /strategy/storytelling. */
export const storytelling = {
  head,
  hub: { label: 'Strategy programs', href: paths.strategy },
  hero: {
    heading: 'Say it once. Hear it repeated correctly.',
    lead: 'Storytelling for Leaders is a twelve-week program for people whose ideas are better than their presentations. Six cards, in a fixed order, carry what you know to those who have to decide.',
    image: sceneImage(
      'storytelling',
      'An open book; six stems grow from its pages and draw the arc of a story',
    ),
    facts: [
      { label: 'Duration', value: '12 weeks' },
      { label: 'Labs', value: 'Eight, one a week' },
      { label: 'Result', value: 'One story, told for real' },
    ],
    labs: { label: 'Explore Storytelling Labs', href: '#framework' },
    contact: 'Contact Us',
  },
  audience: {
    id: 'who-it-is-for',
    heading: 'Four people who sit in every lab',
    points: [
      {
        title: 'The one with twenty minutes before the board',
        text: 'Country heads, functional leads and chiefs of staff whose slot is always shortened.',
      },
      {
        title: 'The one who has to explain the change',
        text: 'Leaders who announce a reorganization to the people it moves, and take the questions.',
      },
      {
        title: 'The one who is right and not heard',
        text: 'Scientists, engineers and analysts with good advice and no authority to enforce it.',
      },
      {
        title: 'The one who defends a price',
        text: 'Account and delivery heads in front of a client who has a cheaper offer on the table.',
      },
    ],
  },
  structure: {
    id: 'structure',
    heading: 'Twelve weeks between two recordings',
    phases,
  },
  framework: {
    id: 'framework',
    heading: 'Storytelling Labs: six cards, one story',
    text: 'Every lab works with the same six cards. Here they are on one case. The head of service of a pump maker had shown forty slides in July and been thanked for them. In October she used the cards.',
    testLabel: 'Test',
    cards,
    ending: {
      heading: 'Two minutes, no slides',
      text: 'The managing director asked one thing, how long the training takes, and approved it before the next item.',
      order:
        'The first three cards build up the tension, the fourth releases it, the last two make it cost something and make it credible. In an e-mail the Answer moves to the top.',
      link: { label: 'Why writing turns the order round', href: articlePath('put-the-decision-first') },
    },
  },
  themes: {
    id: 'themes',
    heading: 'Four themes, two labs each',
    items: themes,
  },
  outcomes: {
    id: 'outcomes',
    heading: 'Outcomes, as the listeners tell it',
    text: 'A speaker is a poor judge of a talk. The first figure is the participants’ own; the second comes from people who heard them and wrote down what had been asked.',
    shares,
    points: [
      {
        title: 'Shorter papers',
        text: 'Decision papers in a cohort’s teams open with the question. Appendices move behind a link.',
      },
      {
        title: 'Fewer repeat meetings',
        text: 'Items close in the sitting for which they were listed, because what was asked was clear.',
      },
      {
        title: 'A common vocabulary',
        text: '“Where is your complication?” becomes something a colleague can say before the board does.',
      },
    ],
  },
  closing: {
    heading: 'Send us the presentation you are dreading',
    text: 'Say who will listen and when. We answer within 24 hours with the card that is missing.',
    contact: 'Contact Us',
    demo: 'Book a Demo',
  },
} as const
