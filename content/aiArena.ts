import { portraitImage, sceneImage, sectionImage } from './images.ts'
import { articlePath, modulePath, paths } from './routes.ts'
import type { FlowStep, Symptom } from './schema/offerings.ts'
import type { PageHead } from './schema/page.ts'
import { transcript } from './screens.ts'
import { breadcrumbs, service } from './structuredData.ts'
import { topics } from './topics.ts'

const description =
  'A practice lab for difficult conversations, crisis leadership and strategic communication. See how a rehearsal works and play a scripted sample.'

const head: PageHead = {
  title: 'AI Arena: practice difficult conversations with AI',
  description,
  keywords: [
    'AI conversation practice',
    'difficult conversation training',
    'crisis communication rehearsal',
    'AI role play for managers',
    'leadership practice lab',
  ],
  hero: 'teal',
  section: 'platforms',
  topic: topics.aiArena,
  structuredData: [
    service({
      name: 'AI Arena',
      description,
      url: paths.aiArena,
      serviceType: 'AI practice lab',
      audience: 'Managers, executives and their coaches',
    }),
    breadcrumbs({ label: 'Platforms', href: paths.platforms }, { label: 'AI Arena', href: paths.aiArena }),
  ],
}

const steps: readonly FlowStep[] = [
  {
    title: 'Choose scenario',
    text: 'Pick one that our coaches have written, or brief us on your own case in six lines. Then decide what mood the other person is in.',
  },
  {
    title: 'Practice with AI',
    text: 'Speak, or type if others might overhear you. A run lasts about 10 minutes, and you will be interrupted.',
  },
  {
    title: 'Receive feedback',
    text: 'What can be observed: when you got to the news, how long you spoke, what you asked. It ends in one thing to change.',
  },
  {
    title: 'Track progress',
    text: 'Your runs appear side by side, rated on the same criteria. Show your coach the one you want to discuss.',
  },
]

const useCases: readonly Symptom[] = [
  {
    title: 'Difficult conversations',
    quote: 'Eleven years, and this is how I find out.',
    answer:
      'A role that ends, a promotion that went to someone else, a handover that didn’t happen. Managers rehearse the first 30 seconds and the silence that follows.',
    link: {
      label: 'Hard Conversations, Well Held',
      href: modulePath('hard-conversations-well-held'),
    },
  },
  {
    title: 'Crisis leadership',
    quote: 'Is it in the river or not?',
    answer:
      'A regulator on the phone, a hall full of employees, a reporter at the gate, and half the facts still missing. Teams rehearse in the roles they would have in a real crisis.',
    link: { label: 'Steady in the Storm', href: modulePath('steady-in-the-storm') },
  },
  {
    title: 'Strategic communication',
    quote: 'You have four minutes. What do you want from us?',
    answer:
      'A board that has only read page one, an investor hearing the third pitch of the day, a works council that remembers the last plan. Leaders rehearse until the case survives the first question.',
    link: { label: 'Storytelling for Leaders', href: paths.storytelling },
  },
]

const advanced = [
  {
    title: 'Real-time feedback',
    text: 'A discreet cue at the edge of the screen while you speak, such as 80 seconds without a pause or no question so far. You can switch it off. For a first run, we recommend it.',
  },
  {
    title: 'Skill assessment',
    text: 'The same criteria in every run, so you can compare the sixth with the first. Ratings describe what was heard and are never added up to a grade. Your organization sees only how many people practice, in groups of 10 or more.',
  },
  {
    title: 'Video practice',
    text: 'Camera on, for conversations where your face matters. You see where you looked away and what your hands were doing. Recordings are stored in the EU and erased after 30 days unless you keep them.',
  },
  {
    title: 'Multi-language support',
    text: 'English, French, German, Hindi and Spanish, including switching mid-sentence if that is how your site talks. Feedback comes in the language you choose.',
  },
] as const

/** Copy of /platforms/ai-arena; the sample conversation is in `arenaScript.ts`. */
export const aiArena = {
  head,
  hub: { label: 'Platforms', href: paths.platforms },
  hero: {
    heading: 'AI Arena: practice hard conversations before you have them',
    lead: 'AI Arena is a practice lab for difficult conversations, crisis leadership and strategic communication. The AI counterpart interrupts, goes quiet or takes offense, and no one you work with hears a word.',
    image: sceneImage(
      'ai-arena',
      'A speech bubble that has been proofread: one line crossed out, one underlined, and a red pencil beside it',
    ),
    sample: { label: 'Try AI Arena', href: '#sample' },
    demo: 'Book Demo',
  },
  offers: {
    id: 'offers',
    heading: 'A practice partner that pushes back, in private',
    points: [
      {
        title: 'It reacts like a person under pressure',
        text: 'The counterpart wants something and knows something you don’t. It interrupts, goes silent, turns on the charm or feels wronged.',
      },
      {
        title: 'Your own case, without names',
        text: 'Six lines are enough: what you have to say, who hears it, and the reply you hope not to get.',
      },
      {
        title: 'Private unless you share',
        text: 'Recordings, transcripts and ratings belong to you. Neither your manager nor your coach sees them unless you show them.',
      },
      {
        title: 'Any time, as often as you like',
        text: 'The night before, or in the parking lot 10 minutes before the real conversation.',
      },
    ],
    illustration: 'Illustration: part of a transcript with feedback.',
    transcript,
  },
  method: {
    id: 'how-it-works',
    heading: 'How it works, from scenario to feedback in 20 minutes',
    text: 'Four steps. You’re talking about half the time.',
    steps,
    loop: { from: 3, to: 2, label: 'Repeat both as often as you like' },
  },
  sample: {
    id: 'sample',
    heading: 'Three missed handovers: a sample conversation to play',
    text: 'A hard conversation in three turns. You choose what to say, Tomas answers, and a coach’s feedback appears beside each turn.',
    stage: {
      label: 'Scripted sample, no AI',
      note: 'Our coaches wrote every word of this sample. In AI Arena you speak freely, and the counterpart responds to what you said.',
      portrait: portraitImage('tomas-neutral', 'Tomas, at ease, before he knows what it is about'),
      briefing: [
        {
          label: 'Your role',
          text: 'You lead a platform team of nine: four people here, and five who take over at 6:00 PM in another time zone.',
        },
        {
          label: 'Your counterpart',
          text: 'Tomas is your best engineer, the one the others call when nothing works.',
        },
        {
          label: 'What happened',
          text: 'Three times in two weeks he left without writing a handover note. On Tuesday the night shift spent 90 minutes finding out what he had changed.',
        },
      ],
      aim: {
        label: 'Your aim',
        text: 'You have asked him for 15 minutes. By the end he should know what happened, you should know why, and both of you should know what happens tonight.',
      },
      marks: {
        heading: 'Feedback after each turn',
        items: [
          { title: 'Listening', text: 'Did you learn something you didn’t know?' },
          { title: 'Clarity', text: 'Could he repeat what you said?' },
          { title: 'Next step', text: 'Is someone going to do something, and by when?' },
        ],
      },
      start: 'Start the conversation',
      failed: 'The sample could not be loaded. Please check your connection and try again.',
      demo: 'Book Demo',
    },
  },
  useCases: {
    id: 'use-cases',
    heading: 'Use cases, by their hardest sentence',
    items: useCases,
    link: {
      label: 'How a country head prepared with five rehearsals',
      href: articlePath('rehearsing-hard-conversations-with-ai'),
    },
  },
  advanced: {
    id: 'advanced',
    heading: 'Advanced features, each with a limit set on purpose',
    text: 'People only practice if they can afford to do it badly.',
    points: advanced,
  },
  closing: {
    heading: 'Bring the conversation you would rather have by email',
    text: 'In the demo we write the brief together and one of us goes first. You see a run, the feedback, and how little of it your organization can see.',
    picture: sectionImage('answered'),
    demo: 'Book Demo',
    sample: { label: 'Try AI Arena', href: '#sample' },
  },
} as const
