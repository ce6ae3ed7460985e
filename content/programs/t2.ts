import { downloads } from '../downloads.ts'
import { sceneImage } from '../images.ts'
import { demandRegister } from '../papers.ts'
import { paths } from '../routes.ts'
import type { ProgramPageContent } from '../schema/program.ts'
import { topics } from '../topics.ts'
import { outlines } from './outlines.ts'
import { programHead } from './programHead.ts'
import { programVoice } from './programVoice.ts'

const hub = { label: 'Transformation', href: paths.transformation }

/** T2: change in the middle. */
export const t2: ProgramPageContent = {
  head: programHead(outlines.T2, hub, {
    title: 'T2: change program for mid-level leaders',
    description:
      'Mid-level leaders get the conflicts in a change plan decided: 12 weeks, 2-day “Navigating Complexity” workshop, 6 executive coaching sessions.',
    keywords: [
      'middle management change',
      'Navigating Complexity workshop',
      'change leadership program',
      'T2',
      'executive coaching',
    ],
    hero: 'coral',
    topic: topics.t2,
  }),
  hub,
  hero: {
    heading: 'T2: the change program for mid-level leaders',
    lead: 'Mid-level leaders get a plan from above, inherit promises made to others, and can’t keep both. T2 brings these conflicts into the open and gets a decision on them.',
    image: sceneImage('t2'),
    ground: 'coral',
    action: 'Book a Demo',
  },
  facts: [
    { label: 'Duration', value: '12 weeks' },
    { label: 'Cohort', value: '8-20 mid-level leaders' },
    { label: 'Workshop', value: '2 days, “Navigating Complexity”' },
    { label: 'Coaching', value: '6 executive coaching sessions' },
  ],
  first: 'weeks',
  voiceOn: 'paper',
  audience: {
    heading: 'For managers carrying out a change someone else designed',
    people: [
      {
        title: 'Heads of department and site functions',
        text: 'Measured on this year’s output and asked to lend their best people to next year’s.',
      },
      {
        title: 'Delivery and service managers',
        text: 'Bound by a contract with a customer who wasn’t consulted about the reorganization.',
      },
      {
        title: 'Project and transition leads',
        text: 'They know the plan in every detail and have no authority over anyone in it.',
      },
    ],
    elsewhere: {
      text: 'The executive who decides takes part for three hours in total.',
      link: { label: 'Executives have their own program, T3X', href: paths.t3x },
    },
  },
  pitch: {
    heading: 'Middle managers do the arithmetic',
    text: 'The plan books 40 people for the new system until May. A contract books the same 40 for a customer. One manager chooses between the two, without a mandate. T2 gives her a card to write the conflict on, an executive who has to answer, and practice in explaining the answer.',
  },
  structure: {
    heading: 'Find the conflicts, get them decided, end the double work',
    phases: [
      {
        name: 'Assessment & Discovery',
        from: 1,
        to: 2,
        text: 'We compare each participant’s targets, calendar and change plan, and survey their teams. Coaching settles one goal.',
      },
      {
        name: 'Skill Development',
        from: 3,
        to: 10,
        text: 'The workshop, then three decision hours with an executive. In between, the old and the new process run side by side.',
      },
      {
        name: 'Integration & Action Planning',
        from: 11,
        to: 12,
        text: 'An end date for every double routine, and the team survey again. The register passes to the sponsor.',
      },
    ],
    plan: [
      { label: '2-day “Navigating Complexity” workshop', weeks: [3] },
      { label: '6 executive coaching sessions', weeks: [2, 4, 6, 8, 10, 12] },
      { label: 'Decision hour with the executive', weeks: [5, 7, 9] },
      { label: 'Register of conflicting demands', weeks: [[3, 12]] },
    ],
  },
  moments: {
    heading: 'How a conflicting demand gets decided',
    items: [
      {
        when: 'Week 4',
        who: 'The head of finance operations',
        text: 'collects cards from her four team leads, each with one promise, target or deadline. Month-end reconciliation is on three.',
      },
      {
        when: 'Week 5',
        who: 'The executive',
        text: 'decides nine cards in an hour. The old process stays for one more month-end.',
      },
      {
        when: 'Week 12',
        who: 'Her team leads',
        text: 'finish the first month-end without the old process. Every double routine has an end date.',
      },
    ],
  },
  workshop: {
    heading: '“Navigating Complexity”: two days on your own change plan',
    sittings: [
      {
        label: 'Day one',
        title: 'Mapping the conflicts',
        items: [
          {
            label: 'Morning',
            text: 'Complicated or complex? What an expert can settle, and what has to be tried.',
          },
          {
            label: 'Midday',
            text: 'Targets, contracts and calendars on one wall. Wherever two conflict, a red card goes up.',
          },
          {
            label: 'Afternoon',
            text: 'Writing a card an executive can decide on: one conflict, two options, a date.',
          },
        ],
      },
      {
        label: 'Day two',
        title: 'A year of running old and new',
        items: [
          {
            label: 'Morning',
            text: 'Twelve months in six rounds: old system and new with the same 40 people, and no one says when to stop.',
          },
          {
            label: 'Midday',
            text: 'Where did the hours go? Each table finds the month when it should have stopped.',
          },
          {
            label: 'Afternoon',
            text: 'Disagreeing with a superior: two minutes each, with an executive from another company.',
          },
          { label: 'Close', text: 'Five red cards per person, ready for the decision hour in week 5.' },
        ],
      },
    ],
  },
  themes: {
    heading: 'Themes and skills',
    items: [
      {
        title: 'Reading the situation',
        icon: 'compass',
        color: 'teal',
        skills: [
          'Complicated versus complex',
          'Safe trials with a stop rule',
          'Side effects of a target',
          'Weak signals from customers',
        ],
      },
      {
        title: 'Translating the plan',
        icon: 'speech',
        color: 'coral',
        skills: [
          'From strategy slide to daily task',
          'Finding words for what isn’t settled',
          'Carrying out a decision you opposed',
          'Answering before everything is known',
        ],
      },
      {
        title: 'Getting a decision',
        icon: 'target',
        color: 'teal',
        skills: [
          'Putting a conflict on one card',
          'Disagreeing upward',
          'Finding allies in other functions',
          'Escalating without blame',
        ],
      },
      {
        title: 'Running two systems',
        icon: 'steps',
        color: 'coral',
        skills: [
          'Giving double work an end date',
          'Rotating your best people',
          'Protecting two hours a week',
          'Closing a project with respect',
        ],
      },
    ],
  },
  outcomes: {
    heading: 'Progress you can read in the register',
    text: 'Entries are made while the work goes on, not reconstructed afterward.',
    columns: { before: 'Before the register', after: 'With the register' },
    items: [
      {
        area: 'Conflicting demands',
        before: 'Settled by each manager alone, differently in each department',
        after: 'Written on a card and decided within 10 working days',
      },
      {
        area: 'Double routines',
        before: 'Run until someone complains',
        after: 'Each has an end date and an owner',
      },
      {
        area: 'Messages',
        before: 'The slides are forwarded with a friendly note',
        after: 'Teams hear what stops and what starts in their own work',
      },
      {
        area: 'Objections',
        before: 'Shared among colleagues',
        after: 'Raised with the person who can decide, along with an option',
      },
    ],
  },
  gains: {
    heading: 'What participants gain',
    text: 'Two workshop days, six coaching sessions and three decision hours, never at month-end.',
    items: [
      { icon: 'people', text: 'The 2-day “Navigating Complexity” workshop with their own plan and targets' },
      { icon: 'speech', text: '6 executive coaching sessions on one leadership goal' },
      { icon: 'star', text: 'Three hours with an executive who has to answer' },
      { icon: 'network', text: 'Allies in a cohort of 8 to 20 who face the same change' },
      {
        icon: 'chart',
        text: 'An outside review of their targets and calendar that looks for contradictions',
      },
    ],
  },
  paper: demandRegister,
  // Sample: made up.
  voice: programVoice({
    quote:
      'Both deadlines were mine, and I couldn’t meet both. I wrote that on a card, an executive chose, and I could tell my team which.',
    name: 'Beth Langley',
    role: 'Regional finance manager at an insurance company',
  }),
  closing: {
    heading: 'Bring us one conflict from your change plan',
    text: 'In the demo we’ll write it up as a card that an executive could decide on.',
    ground: 'coral',
    picture: sceneImage('t2'),
    action: 'Book a Demo',
    guide: downloads.programGuide,
    contact: 'Send us a question about T2',
  },
}
