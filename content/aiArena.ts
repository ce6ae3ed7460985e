import { sceneImage } from './images.ts'
import { articlePath, modulePath, paths } from './routes.ts'
import type { Value } from './schema/about.ts'
import type { FlowStep, Symptom } from './schema/offerings.ts'
import type { PageHead } from './schema/page.ts'
import type { TranscriptIllustration } from './schema/platforms.ts'
import { breadcrumbs, service } from './structuredData.ts'
import { topics } from './topics.ts'

const description =
  'A practice lab for difficult conversations, crisis leadership and strategic communication. See how a rehearsal works, and play a scripted sample on this page.'

const head: PageHead = {
  title: 'AI Arena: rehearse hard conversations',
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

const transcript: TranscriptIllustration = {
  title: 'Second run. A plant director, and a mayor on the telephone',
  lines: [
    { who: 'Mayor', parts: ['My phone has not stopped. Is it in the river or not?'] },
    {
      who: 'You',
      parts: [{ marked: 'First let me say how seriously we take this' }, ', and that our thoughts are with'],
      note: { text: 'Fourteen seconds, no answer', good: false },
    },
    { who: 'Mayor', parts: ['Yes or no?'] },
    {
      who: 'You',
      parts: [
        'We do not know yet. ',
        { marked: 'By four o’clock we will, and I call you myself' },
        ', whichever it is.',
      ],
      note: { text: 'What is known, a time, a name', good: true },
    },
  ],
}

const steps: readonly FlowStep[] = [
  {
    title: 'Choose scenario',
    text: 'Take one that our coaches have written, or fill in a brief of your own. Then decide in what mood the other side arrives.',
    result: 'A brief of six lines',
  },
  {
    title: 'Practice with AI',
    text: 'Speak, or type where others could hear you. A run lasts about ten minutes, and you will be interrupted.',
    result: 'A transcript that is yours',
  },
  {
    title: 'Receive feedback',
    text: 'On what can be observed: when the news was said, how long you spoke, what you asked, whether the request was ever made.',
    result: 'One thing to change',
  },
  {
    title: 'Track progress',
    text: 'Your runs lie side by side under the same marks. Show your coach the one that you would like to talk about.',
    result: 'A line that moves or does not',
  },
]

const useCases: readonly Symptom[] = [
  {
    title: 'Difficult conversations',
    quote: 'Eleven years. And I hear it like this.',
    answer:
      'A role that ends, a promotion that went to somebody else, a handover that did not happen. Managers rehearse the first half minute, and then the silence after it.',
    link: {
      label: 'Hard Conversations, Well Held',
      href: modulePath('hard-conversations-well-held'),
    },
  },
  {
    title: 'Crisis leadership',
    quote: 'Is it in the river or not?',
    answer:
      'The authority on the telephone, the hall full of staff, the reporter at the gate, while half of the facts are missing. Teams rehearse in the roles that they would have on the day.',
    link: { label: 'Steady in the Storm', href: modulePath('steady-in-the-storm') },
  },
  {
    title: 'Strategic communication',
    quote: 'You have four minutes. What do you want from us?',
    answer:
      'A board that has read page one, an investor who has heard three of these today, a works council that remembers the last plan. The case has to survive the first question.',
    link: { label: 'Storytelling for Leaders', href: paths.storytelling },
  },
]

const advanced: readonly Value[] = [
  {
    title: 'Real-time feedback',
    text: 'A quiet sign at the edge of the screen while you speak: eighty seconds without a pause, no question so far.',
    proof: 'It can be switched off. In a first run it should be.',
  },
  {
    title: 'Skill assessment',
    text: 'The same marks in every run, so that the sixth can be laid beside the first. They say what was heard and are never added up to a grade.',
    proof: 'Your organization learns how many people practice, in groups of ten or more.',
  },
  {
    title: 'Video practice',
    text: 'Camera on, for conversations in which a face decides. You see where you looked away, and what you were doing with the pen.',
    proof: 'Recordings are erased after thirty days unless you keep them.',
  },
  {
    title: 'Multi-language support',
    text: 'English, French, German, Hindi and Spanish, and a change in mid-sentence where that is how your site talks.',
    proof: 'The notes come in the language in which you would rather be told.',
  },
]

/** Copy of /platforms/ai-arena; the words of the sample are in `arenaScript.ts`. */
export const aiArena = {
  head,
  hub: { label: 'Platforms', href: paths.platforms },
  hero: {
    heading: 'Say it badly here first',
    lead: 'AI Arena is a practice lab for difficult conversations, crisis leadership and strategic communication. The counterpart interrupts, goes quiet or takes it personally, and nobody you work with hears a word.',
    image: sceneImage(
      'ai-arena',
      'A person and a round machine face to face, with a voice as bars between them',
    ),
    sample: { label: 'Try AI Arena', href: '#sample' },
    demo: 'Book Demo',
  },
  offers: {
    id: 'offers',
    heading: 'What it offers: a counterpart with a will of its own',
    points: [
      {
        title: 'It does not wait for you to finish',
        text: 'It wants something, knows a thing that you do not, and can be silent, charming or aggrieved.',
      },
      {
        title: 'Your own case, without names',
        text: 'Six lines are enough: what you have to say, who hears it, and the sentence you hope they will not answer.',
      },
      {
        title: 'A door that closes',
        text: 'Recordings, transcripts and marks are yours. Your manager does not see them, nor does your coach, unless you show them.',
      },
      {
        title: 'Any hour, any number of times',
        text: 'In the car park, ten minutes before the real one, for the sixth time. It never tires of you.',
      },
    ],
    illustration: 'Illustration of a transcript with its notes.',
    transcript,
  },
  method: {
    id: 'how-it-works',
    heading: 'How it works',
    text: 'Four steps in twenty minutes, of which ten are spent talking.',
    steps,
    loop: { from: 3, to: 2, label: 'Both as often as you like' },
  },
  sample: {
    id: 'sample',
    heading: 'Three missed handovers: a sample to play',
    text: 'A hard conversation in three turns. You choose what to say, Tomas answers, and a coach’s notes appear beside each turn.',
    stage: {
      label: 'Sample, no AI',
      note: 'Every word here was written by our coaches. In AI Arena you speak freely, and the counterpart answers what you said.',
      briefing: [
        {
          label: 'You',
          text: 'lead a platform team of nine. Four sit here; five take over at six in the evening, in another time zone.',
        },
        { label: 'Tomas', text: 'is your best engineer. The others call him when nothing works.' },
        {
          label: 'What happened',
          text: 'Three times in two weeks he left without a handover note. On Tuesday the night shift spent ninety minutes finding out what he had changed.',
        },
      ],
      aim: {
        label: 'Your aim',
        text: 'You have asked him for fifteen minutes. At the end he should know what happened, you should know why, and both of you should know what happens tonight.',
      },
      marks: {
        heading: 'Noted after each turn',
        items: [
          { title: 'Listening', text: 'did you find out something you did not know?' },
          { title: 'Clarity', text: 'could he repeat what you said?' },
          { title: 'Next step', text: 'does somebody do something, and when?' },
        ],
      },
      start: 'Start the conversation',
      failed: 'The sample could not be loaded. Please check your connection and try again.',
      demo: 'Book Demo',
    },
  },
  useCases: {
    id: 'use-cases',
    heading: 'Three occasions to rehearse',
    items: useCases,
    link: {
      label: 'How a country head used five runs',
      href: articlePath('rehearsing-hard-conversations-with-ai'),
    },
  },
  advanced: {
    id: 'advanced',
    heading: 'Advanced features, and their limits',
    text: 'Each does less than it could. We think that is why people come back for a second run.',
    values: advanced,
  },
  closing: {
    heading: 'Bring the talk you would rather send by e-mail',
    text: 'In the demo we write the brief together, and one of us goes first. You see a run, its notes, and how little your organization gets to know of them.',
    demo: 'Book Demo',
    sample: { label: 'Try AI Arena', href: '#sample' },
  },
} as const
