import { downloads } from '../downloads.ts'
import { sceneImage } from '../images.ts'
import { paths } from '../routes.ts'
import type { ProgramPageContent } from '../schema/program.ts'
import { topics } from '../topics.ts'
import { findProgram } from './findProgram.ts'
import { labelBlocks } from './labelBlocks.ts'
import { programHead } from './programHead.ts'

const hub = { label: 'Transformation', href: paths.transformation }

/** T3X: change from the top. */
export const t3x: ProgramPageContent = labelBlocks('transformation', {
  head: programHead(findProgram('T3X'), hub, {
    title: 'T3X: enterprise change program for executives',
    description:
      'Executive teams decide which changes run, wait or stop: 12 weeks, 2-day “Enterprise Change Leadership” workshop, one-to-one executive coaching.',
    keywords: [
      'enterprise change leadership',
      'executive sponsor',
      'transformation portfolio',
      'T3X',
      'executive team program',
    ],
    hero: 'coral',
    topic: topics.t3x,
  }),
  hub,
  hero: {
    heading: 'T3X: the change program for executives',
    lead: 'For executive teams with more programs than capacity. Three weeks to see all of it, six to learn to lead it, three to sign what will be done and what will stop.',
    image: sceneImage('t3x'),
    ground: 'coral',
    action: 'Book a Demo',
  },
  facts: [
    { label: 'Duration', value: 'Executive format' },
    { label: 'Cohort', value: '8-20 executives' },
    { label: 'Workshop', value: '2 days, Enterprise Change Leadership' },
    { label: 'Phases', value: '3 + 6 + 3 weeks' },
  ],
  order: ['pitch', 'structure', 'audience', 'moments', 'workshop', 'outcomes', 'themes', 'gains'],
  pitch: {
    heading: 'Employees judge a change by the sponsor’s calendar',
    ground: 'teal',
    paragraphs: [
      'Employees do not compare a transformation with its business case. They compare it with what the sponsor does on Thursday. If the old reports are still asked for, the old way has won, and everyone below can plan accordingly.',
      'T3X works on the part of change that only executives can do: choosing how many run at once, paying for them with people who are then missing elsewhere, and being seen to give up something of one’s own.',
    ],
  },
  structure: {
    heading: 'Take stock, learn to lead it, decide what stops',
    text: 'The assessment is longer than in T1 and T2. At this level the difficulty is knowing what has been started.',
    phases: [
      {
        name: 'Executive Assessment',
        from: 1,
        to: 3,
        text: 'Every initiative under way on one sheet, with owner, people and promised date. Each executive’s calendar of six weeks, sorted by initiative. Interviews three levels down.',
      },
      {
        name: 'Executive Development & Coaching',
        from: 4,
        to: 9,
        text: 'The workshop in week 5, one-to-one executive coaching around it, and conversations on the floor with nobody from the project in attendance.',
      },
      {
        name: 'Enterprise Action Planning',
        from: 10,
        to: 12,
        text: 'The portfolio: what runs, what waits, what ends. Capacity is booked, the stop list signed, tripwires agreed with the board.',
      },
    ],
    plan: [
      { label: '2-day “Enterprise Change Leadership” workshop', weeks: [5] },
      { label: 'Inventory and interviews', weeks: [[1, 3]] },
      { label: 'Executive coaching', weeks: [4, 6, 8] },
      { label: 'Conversations on the floor', weeks: [7, 8] },
      { label: 'Portfolio sessions of the executive team', weeks: [10, 11, 12] },
    ],
  },
  audience: {
    heading: 'Executives who sponsor change together',
    text: 'Executives who sponsor change, ideally the whole team that shares one budget.',
    ground: 'sand',
    people: [
      {
        title: 'Executive committees and country boards',
        text: 'Before a merger, a new operating model or a change of core systems, while the order of things can still be altered.',
      },
      {
        title: 'Sponsors and their transformation office',
        text: 'In the middle of it, when reports are green and people are tired.',
      },
      {
        title: 'Heads of HR, finance and technology',
        text: 'Whose functions are part of every initiative and are asked for by all of them in the same quarter.',
      },
    ],
    elsewhere: {
      text: 'Executives who share a company and no particular change have another question: how they decide.',
      link: { label: 'A3X works on that', href: paths.a3x },
    },
  },
  moments: {
    heading: 'From a calendar review to a one-page portfolio',
    items: [
      {
        when: 'Week 2',
        who: 'A chief operating officer',
        text: 'looks at his own six weeks in color. The change he calls the priority of the year has had three hours.',
      },
      {
        when: 'Week 4',
        who: 'He',
        text: 'cancels a monthly review he has chaired for nine years, in person, before the forty people who prepare it, and tells them what the time is for.',
      },
      {
        when: 'Week 8',
        who: 'The head of HR',
        text: 'sits with a crew three levels down, without slides, and asks what they have been told to stop. The answer goes to the next portfolio session in the crew’s own words.',
      },
      {
        when: 'Week 12',
        who: 'The board',
        text: 'receives one page: every change with its sponsor, the people booked for it by month, what has been stopped, and three tripwires that bring a change back to the table.',
      },
    ],
  },
  workshop: {
    heading: '“Enterprise Change Leadership”: two days on your portfolio',
    text: 'The inventory of week 3 hangs on the wall from the first minute. It tends to be longer than anyone in the room expects.',
    ground: 'tint',
    sittings: [
      {
        label: 'Day one',
        title: 'What the organization has been told',
        items: [
          {
            label: 'Morning',
            text: 'All announcements of eighteen months, read aloud in the order in which a payroll clerk received them.',
          },
          {
            label: 'Midday',
            text: 'Adding up: the hours each department has been promised to, by five sponsors who have never met about it.',
          },
          {
            label: 'Afternoon',
            text: 'Three stories of changes that ended quietly. Who still works for them?',
          },
        ],
      },
      {
        label: 'Day two',
        title: 'The price',
        items: [
          {
            label: 'Morning',
            text: 'Run, stop, merge or stagger: every initiative gets one of four places on the wall, and nothing may stay where it was without a reason.',
          },
          {
            label: 'Midday',
            text: 'Each executive offers something of their own first: a report, a project, a headcount, a date.',
          },
          {
            label: 'Afternoon',
            text: 'The message in ninety seconds, told to six employees who were invited for the purpose and repeat what they have heard.',
          },
          { label: 'Close', text: 'Who looks at the wall again, and when. Names and dates.' },
        ],
      },
    ],
  },
  outcomes: {
    heading: 'A shorter list of changes, each with people booked',
    columns: { before: 'On day one', after: 'After week 12' },
    items: [
      {
        area: 'Portfolio',
        before: 'Several lists, none complete',
        after: 'One list, reviewed by the executive team every month',
      },
      { area: 'Capacity', before: 'Assumed', after: 'Booked by name and month before a change is announced' },
      {
        area: 'Stopping',
        before: 'Initiatives cease to be mentioned',
        after: 'They end on a date, with a reason and thanks',
      },
      {
        area: 'Sponsorship',
        before: 'A name on the charter',
        after: 'Hours in the calendar that anybody may see',
      },
    ],
  },
  themes: {
    heading: 'What sponsors of change do well',
    ground: 'sand',
    items: [
      {
        title: 'Portfolio of change',
        icon: 'chart',
        color: 'coral',
        skills: [
          'Counting what has been started',
          'Sequence and overlap',
          'Stopping with a reason',
          'Tripwires for the board',
        ],
      },
      {
        title: 'Visible sponsorship',
        icon: 'star',
        color: 'teal',
        skills: [
          'Giving something up first',
          'A calendar that can be read',
          'Presence three levels down',
          'Holding the line in a bad quarter',
        ],
      },
      {
        title: 'Capacity and resilience',
        icon: 'shield',
        color: 'coral',
        skills: [
          'Booking people by name',
          'Limits on changes per team',
          'Recovery after a hard stretch',
          'Signs of wear in the top team',
        ],
      },
      {
        title: 'One message',
        icon: 'speech',
        color: 'teal',
        skills: [
          'The reason in ninety seconds',
          'What does not change',
          'Answers that differ on purpose',
          'News for the markets and the canteen on the same day',
        ],
      },
    ],
  },
  gains: {
    heading: 'Prepared with you, worked through with a coach',
    text: 'Around thirty hours per executive, workshop included. The inventory is prepared by us with the transformation office.',
    items: [
      { icon: 'chart', text: 'An inventory of all change under way, which few companies have at hand' },
      { icon: 'calendar', text: 'A private reading of their own calendar' },
      { icon: 'people', text: 'The 2-day “Enterprise Change Leadership” workshop, in a cohort of 8 to 20' },
      { icon: 'speech', text: 'One-to-one executive coaching between weeks 4 and 9' },
      { icon: 'compass', text: 'Two conversations on the floor, prepared and read afterward with the coach' },
    ],
  },
  closing: {
    heading: 'How many changes are under way today?',
    text: 'Write down your guess before the demo. We show you how the inventory is made, and you may check it against yours.',
    ground: 'coral',
    action: 'Book a Demo',
    guide: downloads.programGuide,
    contact: 'Write to us about T3X',
  },
})
