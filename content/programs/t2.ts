import { downloads } from '../downloads.ts'
import { sceneImage } from '../images.ts'
import { paths } from '../routes.ts'
import type { ProgramPageContent } from '../schema/program.ts'
import { topics } from '../topics.ts'
import { findProgram } from './findProgram.ts'
import { labelBlocks } from './labelBlocks.ts'
import { programHead } from './programHead.ts'

const hub = { label: 'Transformation', href: paths.transformation }

/** T2: change in the middle. */
export const t2: ProgramPageContent = labelBlocks('transformation', {
  head: programHead(findProgram('T2'), hub, {
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
    lead: 'Mid-level leaders receive a plan from above and promises from the side, and find out on a Tuesday that both cannot be kept. T2 teaches them to bring such collisions into the open and to get them decided.',
    image: sceneImage('t2'),
    ground: 'coral',
    action: 'Book a Demo',
  },
  facts: [
    { label: 'Duration', value: '12 weeks' },
    { label: 'Cohort', value: '8-20 mid-level leaders' },
    { label: 'Workshop', value: '2 days, Navigating Complexity' },
    { label: 'Coaching', value: '6 executive coaching sessions' },
  ],
  order: ['audience', 'pitch', 'structure', 'moments', 'workshop', 'themes', 'outcomes', 'gains'],
  audience: {
    heading: 'Managers carrying out a change someone else designed',
    text: 'Mid-level leaders with a change to carry out that somebody else has designed.',
    people: [
      {
        title: 'Heads of department and site functions',
        text: 'Measured on this year’s output, asked to lend their best people to next year’s.',
      },
      {
        title: 'Delivery and service managers',
        text: 'Hold a contract with a customer who was not consulted about the reorganization.',
      },
      {
        title: 'Project and transition leads',
        text: 'Know the plan by heart and have no authority over a single person in it.',
      },
    ],
    elsewhere: {
      text: 'One executive who is able to decide takes part for three hours in all.',
      link: { label: 'Their own program is T3X', href: paths.t3x },
    },
  },
  pitch: {
    heading: 'Middle managers do the arithmetic',
    ground: 'blush',
    paragraphs: [
      'The plan books forty people for the new system until May. A contract books the same forty for a customer. Somebody chooses between the two before lunch, alone and without a mandate, and in the department next door the choice falls the other way.',
      'A manager who hesitates has usually done the sum and found that it does not come out. T2 gives her a card to write it on, an executive who has to answer, and practice in explaining an answer she would not have given.',
    ],
  },
  structure: {
    heading: 'Find the conflicts, get them decided, end the double work',
    text: 'The program follows the collisions through your organization. Coaching lies between the rulings, because that is when they have to be explained to a team.',
    ground: 'teal',
    phases: [
      {
        name: 'Assessment & Discovery',
        from: 1,
        to: 2,
        text: 'We read the target sheets, the plan and the calendar of every participant side by side. A first coaching session settles one leadership goal.',
      },
      {
        name: 'Skill Development',
        from: 3,
        to: 10,
        text: 'The workshop in week 3 and three ruling hours, in weeks 5, 7 and 9. Between them, leaders run old and new side by side and learn what that costs.',
      },
      {
        name: 'Integration & Action Planning',
        from: 11,
        to: 12,
        text: 'End dates for every double routine. The register passes to the sponsor, who keeps it going for fifteen minutes a week.',
      },
    ],
    plan: [
      { label: '2-day “Navigating Complexity” workshop', weeks: [3] },
      { label: '6 executive coaching sessions', weeks: [2, 4, 6, 8, 10, 12] },
      { label: 'Ruling hour with the executive', weeks: [5, 7, 9] },
      { label: 'Register of collisions', weeks: [[3, 12]] },
    ],
  },
  moments: {
    heading: 'How a conflicting demand gets decided',
    text: 'A service center moves from functions to process teams. Reconciliation at month-end belongs to nobody.',
    items: [
      {
        when: 'Week 4',
        who: 'The head of finance operations',
        text: 'collects cards from her four team leads: one promise, target or deadline each, with the name of whoever is waiting. Reconciliation is on three of them.',
      },
      {
        when: 'Week 5',
        who: 'The executive',
        text: 'rules on nine cards in an hour. The old process wins for two month-ends; differences below a stated sum are, from then on, his problem. It is in writing that evening.',
      },
      {
        when: 'Week 8',
        who: 'She and her coach',
        text: 'work on the sentence for the team: “I argued for something else. This is what we do, and I decided how.”',
      },
      {
        when: 'Week 12',
        who: 'The sponsor',
        text: 'sees the whole register: collisions raised, ruled and still open, days from card to ruling, double routines with their end dates. The first month-end without the old process is in it.',
      },
    ],
  },
  workshop: {
    heading: '“Navigating Complexity”: two days on your own change plan',
    ground: 'sand',
    sittings: [
      {
        label: 'Day one',
        title: 'The map of collisions',
        items: [
          {
            label: 'Morning',
            text: 'Complicated or complex? Sorting the parts of your change into those an expert can settle and those that must be tried.',
          },
          {
            label: 'Midday',
            text: 'Targets, contracts and calendars on one wall. Every place where two of them pull apart gets a red card.',
          },
          {
            label: 'Afternoon',
            text: 'Writing a card an executive can rule on: one conflict, two options, a cost for each, a date.',
          },
        ],
      },
      {
        label: 'Day two',
        title: 'A year of running both',
        items: [
          {
            label: 'Morning',
            text: 'A simulation of twelve months in six rounds. Departments run the old system and build the new one with the same forty people, and nobody tells them when to stop.',
          },
          {
            label: 'Midday',
            text: 'Where did the hours go? Each table finds the month in which it should have stopped, and why it did not.',
          },
          {
            label: 'Afternoon',
            text: 'Disagreeing upward without losing the day: two minutes each, before an executive from another company.',
          },
          { label: 'Close', text: 'Five red cards per person, ready for the ruling hour in week 5.' },
        ],
      },
    ],
  },
  themes: {
    heading: 'Skills for leading change from the middle',
    items: [
      {
        title: 'Sense before speed',
        icon: 'compass',
        color: 'teal',
        skills: [
          'Complicated versus complex',
          'Safe trials with a stop rule',
          'Second effects of a target',
          'Reading weak signals from customers',
        ],
      },
      {
        title: 'Translation',
        icon: 'speech',
        color: 'coral',
        skills: [
          'From strategy slide to Tuesday task',
          'Words for the gap',
          'Carrying a decision you opposed',
          'Answering while it is still open',
        ],
      },
      {
        title: 'Getting a ruling',
        icon: 'target',
        color: 'teal',
        skills: [
          'A conflict on one card',
          'Disagreeing upward',
          'Allies in other functions',
          'Escalating without blame',
        ],
      },
      {
        title: 'Running both',
        icon: 'steps',
        color: 'coral',
        skills: [
          'Double work with an end date',
          'Moving your best people in turns',
          'Protecting two hours a week',
          'Burying a project with honors',
        ],
      },
    ],
  },
  outcomes: {
    heading: 'Progress you can read in the register',
    text: 'The register counts while the work goes on, so nothing has to be remembered afterward.',
    ground: 'tint',
    columns: { before: 'Before the register', after: 'With the register' },
    items: [
      {
        area: 'Collisions',
        before: 'Settled alone, in different ways in each department',
        after: 'Written on a card and ruled on within ten working days',
      },
      {
        area: 'Double routines',
        before: 'Run until somebody complains',
        after: 'Each with an end date and an owner',
      },
      {
        area: 'Messages',
        before: 'The slides are forwarded with a warm note',
        after: 'Teams hear what stops and what starts, in their own work',
      },
      {
        area: 'Objections',
        before: 'Shared at the lunch table',
        after: 'Made to the person who can decide, with an option',
      },
    ],
  },
  gains: {
    heading: 'Coaching, decisions and allies',
    text: 'Two days, six sessions of coaching and three ruling hours, spread so that no month-end is touched.',
    items: [
      { icon: 'people', text: 'The 2-day “Navigating Complexity” workshop with their own plan and targets' },
      { icon: 'speech', text: '6 executive coaching sessions, one leadership goal' },
      { icon: 'star', text: 'Three hours with an executive who has to answer' },
      { icon: 'network', text: 'A cohort of 8 to 20 from the same change, hence allies' },
      {
        icon: 'chart',
        text: 'A reading of their targets and calendar by someone who is paid to find the contradiction',
      },
    ],
  },
  closing: {
    heading: 'Bring us one conflict from your change plan',
    text: 'In the demo we take a conflict from your own plan and write it up so that somebody could decide it.',
    ground: 'coral',
    action: 'Book a Demo',
    guide: downloads.programGuide,
    contact: 'Write to us about T2',
  },
})
