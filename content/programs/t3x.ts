import { downloads } from '../downloads.ts'
import { sceneImage } from '../images.ts'
import { paths } from '../routes.ts'
import type { ProgramPageContent } from '../schema/program.ts'
import { topics } from '../topics.ts'
import { outlines } from './outlines.ts'
import { stopList } from './papers/stopList.ts'
import { programHead } from './programHead.ts'
import { programVoice } from './programVoice.ts'

const hub = { label: 'Transformation', href: paths.transformation }

/** T3X: change from the top. */
export const t3x: ProgramPageContent = {
  head: programHead(outlines.T3X, hub, {
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
    hero: 'teal',
    topic: topics.t3x,
  }),
  hub,
  hero: {
    heading: 'T3X: the change program for executive teams',
    lead: 'For companies with more changes than capacity: three weeks to see all of them, six to learn to lead them, and three to agree on what will be done and what will stop.',
    image: sceneImage('t3x'),
    ground: 'teal',
    action: 'Book a Demo',
  },
  facts: [
    { label: 'Duration', value: 'Executive format' },
    { label: 'Cohort', value: '8-20 executives' },
    { label: 'Workshop', value: '2 days, “Enterprise Change Leadership”' },
    { label: 'Phases', value: '3 + 6 + 3 weeks' },
  ],
  first: 'paper',
  voiceOn: 'beside',
  pitch: {
    heading: 'Employees judge a change by the sponsor’s calendar',
    paragraphs: [
      'Few employees read the business case for a transformation. They look at how its sponsor spends the week. If the old reports are still requested, everyone concludes that the old way has won and plans accordingly.',
      'T3X works on the part of change that only executives can do: choosing how many changes run at once, staffing them with people who will then be missing elsewhere, and being seen to give up something themselves.',
    ],
  },
  structure: {
    heading: 'Take stock, learn to lead change, decide what stops',
    text: 'The assessment is longer than in T1 and T2, because at this level the hard part is finding out what has been started.',
    phases: [
      {
        name: 'Executive Assessment',
        from: 1,
        to: 3,
        text: 'Every initiative under way on one sheet, with its owner, people and promised date. Interviews and a survey three levels down.',
      },
      {
        name: 'Executive Development & Coaching',
        from: 4,
        to: 9,
        text: 'The workshop in week 5, coaching before and after it, and conversations with frontline teams without anyone from the project.',
      },
      {
        name: 'Enterprise Action Planning',
        from: 10,
        to: 12,
        text: 'What runs, what waits, what ends: the stop list is signed, and the board agrees to tripwires, the results that send a change back for review.',
      },
    ],
    plan: [
      { label: '2-day “Enterprise Change Leadership” workshop', weeks: [5] },
      { label: 'Inventory and interviews', weeks: [[1, 3]] },
      { label: 'Executive coaching', weeks: [4, 6, 8] },
      { label: 'Conversations with frontline teams', weeks: [7, 8] },
      { label: 'Portfolio sessions of the executive team', weeks: [10, 11, 12] },
    ],
  },
  audience: {
    heading: 'For executive teams with one budget and many changes',
    text: 'Executives who sponsor change, ideally the whole team that shares the budget.',
    people: [
      {
        title: 'Executive committees and country boards',
        text: 'Before a merger, a new operating model or new core systems, while the sequence can still be changed.',
      },
      {
        title: 'Sponsors and their transformation office',
        text: 'Halfway through, when the status reports are green and people are tired.',
      },
      {
        title: 'Heads of HR, finance and technology',
        text: 'Their functions are part of every initiative, and all of the initiatives need them in the same quarter.',
      },
    ],
    elsewhere: {
      text: 'Executives with no particular change ahead may want to work on how they decide together.',
      link: { label: 'A3X is the program for that', href: paths.a3x },
    },
  },
  moments: {
    heading: 'From calendar to one-page portfolio',
    items: [
      {
        when: 'Week 2',
        who: 'A chief operating officer',
        text: 'looks at six weeks of his own calendar, color-coded by initiative. The change he calls the priority of the year got three hours.',
      },
      {
        when: 'Week 4',
        who: 'The same executive',
        text: 'cancels a monthly review he has chaired for nine years. He tells the 40 people who prepare it in person.',
      },
      {
        when: 'Week 12',
        who: 'The board',
        text: 'receives one page with every change and its sponsor, the people booked for it by month, what has been stopped, and three tripwires.',
      },
    ],
  },
  workshop: {
    heading: '“Enterprise Change Leadership”: two days on your portfolio',
    text: 'The inventory from week 3 is on the wall when people arrive.',
    sittings: [
      {
        label: 'Day one',
        title: 'What the organization has been told',
        items: [
          {
            label: 'Morning',
            text: 'Eighteen months of announcements, read out in the order a payroll clerk received them.',
          },
          {
            label: 'Midday',
            text: 'Adding up the hours of each department that five sponsors have claimed without ever meeting about it.',
          },
          {
            label: 'Afternoon',
            text: 'Three changes that ended quietly, and who is still working on them.',
          },
        ],
      },
      {
        label: 'Day two',
        title: 'What to run and what to stop',
        items: [
          {
            label: 'Morning',
            text: 'Run, stop, merge or stagger: every initiative gets one of four places on the wall, and none stays where it was without a reason.',
          },
          {
            label: 'Midday',
            text: 'Each executive starts by offering something of their own: a report, a project, a position, a date.',
          },
          {
            label: 'Afternoon',
            text: 'The message in 90 seconds, told to six invited employees, who then repeat what they heard.',
          },
          { label: 'Close', text: 'Who will review the wall again, and when, with names and dates.' },
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
        after: 'A single list, reviewed by the executive team every month',
      },
      { area: 'Capacity', before: 'Assumed', after: 'Booked by name and month before the announcement' },
      {
        area: 'Stopping',
        before: 'Initiatives stop being mentioned',
        after: 'They end on a date, with a reason and thanks',
      },
      {
        area: 'Sponsorship',
        before: 'A name on the charter',
        after: 'Hours in a calendar that anyone can see',
      },
    ],
  },
  themes: {
    heading: 'Themes and skills',
    items: [
      {
        title: 'Portfolio of change',
        icon: 'chart',
        color: 'coral',
        skills: [
          'Counting what has been started',
          'Planning sequence and overlap',
          'Stopping with a reason',
          'Setting tripwires with the board',
        ],
      },
      {
        title: 'Visible sponsorship',
        icon: 'star',
        color: 'teal',
        skills: [
          'Giving something up first',
          'Opening your calendar to others',
          'Being present three levels down',
          'Standing firm in a bad quarter',
        ],
      },
      {
        title: 'Capacity and resilience',
        icon: 'shield',
        color: 'coral',
        skills: [
          'Booking people by name',
          'Limiting changes per team',
          'Recovery after a hard stretch',
          'Signs of strain on the top team',
        ],
      },
      {
        title: 'A shared message',
        icon: 'speech',
        color: 'teal',
        skills: [
          'The reason in 90 seconds',
          'What does not change',
          'Different answers for different audiences',
          'Telling markets and employees on the same day',
        ],
      },
    ],
  },
  gains: {
    heading: 'What participants gain',
    text: 'Around 30 hours per executive, workshop included. We prepare the inventory with your transformation office.',
    items: [
      { icon: 'chart', text: 'An inventory of every change under way, which few companies have' },
      { icon: 'calendar', text: 'A private analysis of their own calendar' },
      { icon: 'people', text: 'The 2-day “Enterprise Change Leadership” workshop, in a cohort of 8 to 20' },
      { icon: 'speech', text: 'One-to-one executive coaching between weeks 4 and 9' },
      {
        icon: 'compass',
        text: 'Two conversations with frontline teams, prepared and reviewed with the coach',
      },
    ],
  },
  paper: stopList,
  // Sample: made up.
  voice: programVoice({
    quote:
      'Every change we’d ever started was up on that wall. One of them was mine, and I’d forgotten it was still running.',
    name: 'Gustavo Pereira',
    role: 'Chief operating officer at a logistics group',
  }),
  closing: {
    heading: 'How many changes are under way today?',
    text: 'Write down your guess before the demo. We’ll show you how the inventory is made, and you can check it against yours.',
    ground: 'coral',
    action: 'Book a Demo',
    guide: downloads.programGuide,
    contact: 'Write to us about T3X',
  },
}
