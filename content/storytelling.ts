import { results } from './figures/results.ts'
import { sceneImage } from './images.ts'
import { phrases } from './labels/phrases.ts'
import { storySheet } from './papers.ts'
import { articlePath, paths } from './routes.ts'
import type { StoryCard } from './schema/offerings.ts'
import type { PageHead } from './schema/page.ts'
import type { Phase, Theme } from './schema/program.ts'
import { breadcrumbs, course } from './structuredData.ts'
import { topics } from './topics.ts'

const head: PageHead = {
  title: 'Storytelling for Leaders, a 12-week program',
  description:
    'A 12-week business storytelling program: leaders and experts practice a six-card framework in weekly labs and present one real story to its real audience.',
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
        'A 12-week program in which leaders and experts build, tell and test business stories with a six-card framework.',
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
    text: 'We record you presenting for five minutes as you would today. Three listeners write down what they heard, and you learn your communication style: reporter, teacher, advocate or host.',
  },
  {
    name: 'Practice',
    from: 3,
    to: 10,
    text: 'Eight weekly Storytelling Labs of 90 minutes in small groups, two for each theme. In every lab you tell one story, hear what the others took from it, cut it and tell it again. Between labs you tell it once to someone at work who can say no.',
  },
  {
    name: 'Integration and presentation',
    from: 11,
    to: 12,
    text: 'You present the story to the audience it was written for. We record you again, and the same three listeners write down what they heard.',
  },
]

/** The worked example, made up and without names. */
const cards: readonly StoryCard[] = [
  {
    title: 'Situation',
    task: 'Say what your audience already agrees on.',
    told: 'We repair 1,900 pumps a month in four depots. For three years, nine out of ten customers had theirs back within five days.',
    test: 'If anyone shakes their head, you’ve started too late in the story.',
  },
  {
    title: 'Complication',
    task: 'Say what has changed and who is affected.',
    told: 'Since March it’s been six out of ten. We have the parts and the people, but a pump waits four days before anyone looks at it. In August two hospitals left us because of that.',
    test: 'It names a month. “Growing challenges” isn’t a complication.',
  },
  {
    title: 'Question',
    task: 'Ask the one question this audience now has to answer.',
    told: 'How do we get back to five days before the other hospital contracts come up in January?',
    test: 'The people in front of you have the authority to answer it.',
  },
  {
    title: 'Answer',
    task: 'Answer in one sentence that’s short enough to repeat.',
    told: 'We inspect the pump on site, before anyone ships it.',
    test: 'A listener can repeat it an hour later.',
  },
  {
    title: 'Recommendation',
    task: 'Say who does what by when, what it costs and what stops.',
    told: 'Starting November 1, the eleven technicians in the north carry the test kit that depot two already has. It costs 44,000 euros. In return we cancel the depot expansion planned for spring.',
    test: 'It says what will stop. If nothing does, you haven’t asked for a decision.',
  },
  {
    title: 'Example',
    task: 'End with one real case that listeners can verify.',
    told: 'Depot two tried it in September with two technicians. On September 9 a pump failed at a city hospital; on September 11 it was running. Of 64 pumps, 58 were back within five days.',
    test: 'The listener can call someone and ask.',
  },
]

const themes: readonly Theme[] = [
  {
    title: 'Audience and intent',
    icon: 'people',
    color: 'coral',
    skills: [
      'Write the sentence you want listeners to repeat',
      'Find out what each listener stands to lose',
      'Ask for one decision at a time',
      'Read your audience in the first minute',
    ],
  },
  {
    title: 'Structure and logic',
    icon: 'steps',
    color: 'teal',
    skills: [
      'Lay out six cards before opening a slide',
      'Group points so that nothing is said twice',
      'Cut 10 minutes to 2 without losing the question',
      'Switch between spoken and written order',
    ],
  },
  {
    title: 'Evidence and example',
    icon: 'chart',
    color: 'teal',
    skills: [
      'Turn a table into one comparison',
      'Show a figure together with its baseline',
      'Choose an example that can be verified',
      'Say what you don’t know and when you will',
    ],
  },
  {
    title: 'Voice and presence',
    icon: 'speech',
    color: 'coral',
    skills: [
      'Pause where listeners need to think',
      'Handle an interruption and return to your card',
      'Give bad news in the first sentence',
      'Speak to a camera as if to one person',
    ],
  },
]

/** Copy of /strategy/storytelling. */
export const storytelling = {
  head,
  hub: { label: 'Strategy programs', href: paths.strategy },
  hero: {
    heading: 'Storytelling for Leaders: say it once, hear it repeated correctly',
    lead: 'A 12-week program for people whose ideas are better than their presentations. A six-card framework helps you get what you know across to the people who decide.',
    image: sceneImage('storytelling', 'A pop-up book: a ship on paper waves stands up from the page'),
    facts: [
      { label: 'Duration', value: '12 weeks' },
      { label: 'Labs', value: 'Eight, one a week' },
      { label: 'Result', value: 'One story, presented for real' },
    ],
    labs: { label: 'Explore Storytelling Labs', href: '#framework' },
    contact: 'Contact Us',
  },
  audience: {
    id: 'who-it-is-for',
    heading: 'For leaders and experts who present to decision-makers',
    points: [
      {
        title: 'Leaders who present upward',
        text: 'Country heads, functional leads and chiefs of staff whose 20 minutes with the board always get cut.',
      },
      {
        title: 'Leaders who explain a change',
        text: 'Managers who announce a reorganization to the people it affects and take their questions.',
      },
      {
        title: 'Experts who aren’t heard',
        text: 'Scientists, engineers and analysts with good advice and no authority to enforce it.',
      },
      {
        title: 'Account leads who defend a price',
        text: 'Account and delivery heads whose client has a cheaper offer on the table.',
      },
    ],
  },
  structure: {
    id: 'structure',
    heading: 'How the 12 weeks are organized, from first recording to last',
    phases,
  },
  framework: {
    id: 'framework',
    heading: 'Storytelling Labs: the six-card framework, with an example',
    text: 'In July, the head of service at a pump manufacturer presented 40 slides and got thanks but no decision. In October she used the six cards.',
    testLabel: 'Test',
    cards,
    ending: {
      heading: 'Two minutes, no slides, one approval',
      text: 'The managing director asked one question, how long the training takes, and approved the plan before the next agenda item.',
      order:
        'The first three cards build tension, the fourth resolves it, and the last two add the cost and the proof. In an email the Answer moves to the top.',
      link: {
        label: 'Read why written updates reverse the order',
        href: articlePath('put-the-decision-first'),
      },
    },
  },
  themes: {
    id: 'themes',
    heading: 'Skills in four themes, two labs each',
    items: themes,
  },
  outcomes: {
    id: 'outcomes',
    heading: 'What changes, and who saw it',
    text: 'Facilitators of the labs report the first figure, and listeners who wrote down what was asked of them the second.',
    figures: [results.unscripted, results.remembered],
    points: [
      {
        title: 'Shorter papers',
        text: 'Decision papers from participants’ teams open with the question, and appendices move behind a link.',
      },
      {
        title: 'Fewer repeat meetings',
        text: 'Agenda items are decided in the meeting they were scheduled for, because the request is clear.',
      },
      {
        title: 'A shared vocabulary',
        text: 'A colleague asks “What’s your complication?” before the board does.',
      },
    ],
  },
  /** The paper that participants take home, without the cards, which the framework shows. */
  paper: { ...storySheet, parts: storySheet.parts.filter((part) => part !== storySheet.parts[1]) },
  closing: {
    heading: 'Send us the presentation you’re dreading',
    text: `Tell us who will be listening and when. We’ll reply within ${phrases.answer} and tell you which card is missing.`,
    contact: 'Contact Us',
    demo: 'Book a Demo',
  },
} as const
