import { downloads } from '../downloads.ts'
import { sceneImage } from '../images.ts'
import { stopList } from '../papers.ts'
import { paths } from '../routes.ts'
import type { ProgramPageContent } from '../schema/program.ts'
import { topics } from '../topics.ts'
import { outlines } from './outlines.ts'
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
    text: 'Few employees read the business case. They look at how its sponsor spends the week. T3X works on what only executives can do: choosing how many changes run at once, staffing them with people who will be missing elsewhere, and being seen to give up something themselves.',
  },
  structure: {
    heading: 'Take stock, learn to lead change, decide what stops',
    phases: [
      {
        name: 'Executive Assessment',
        from: 1,
        to: 3,
        text: 'Every initiative on one sheet, with owner, people and promised date. Interviews three levels down.',
      },
      {
        name: 'Executive Development & Coaching',
        from: 4,
        to: 9,
        text: 'The workshop in week 5, coaching before and after it, and conversations with frontline teams.',
      },
      {
        name: 'Enterprise Action Planning',
        from: 10,
        to: 12,
        text: 'The stop list is signed, and the board agrees to tripwires that send a change back for review.',
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
    people: [
      {
        title: 'Executive committees and country boards',
        text: 'Before a merger, a new operating model or core systems, while the sequence can still be changed.',
      },
      {
        title: 'Sponsors and their transformation office',
        text: 'Halfway through, when the status reports are green and people are tired.',
      },
      {
        title: 'Heads of HR, finance and technology',
        text: 'All of the initiatives need their functions in the same quarter.',
      },
    ],
    elsewhere: {
      text: 'With no particular change ahead, you may want to work on how you decide together.',
      link: { label: 'A3X is the program for that', href: paths.a3x },
    },
  },
  moments: {
    heading: 'From calendar to one-page portfolio',
    items: [
      {
        when: 'Week 2',
        who: 'A chief operating officer',
        text: 'looks at six weeks of his own calendar. The change he calls the priority got three hours.',
      },
      {
        when: 'Week 4',
        who: 'The same executive',
        text: 'cancels a monthly review he has chaired for nine years, and tells the 40 people who prepare it.',
      },
      {
        when: 'Week 12',
        who: 'The board',
        text: 'receives one page: every change and sponsor, people by month, what has been stopped.',
      },
    ],
  },
  workshop: {
    heading: '“Enterprise Change Leadership”: two days on your portfolio',
    sittings: [
      {
        label: 'Day one',
        title: 'What the organization has been told',
        items: [
          {
            label: 'Morning',
            text: 'Eighteen months of announcements, in the order a payroll clerk received them.',
          },
          {
            label: 'Midday',
            text: 'The hours of each department that five sponsors have claimed without ever meeting about it.',
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
            text: 'Run, stop, merge or stagger: no initiative stays where it was without a reason.',
          },
          {
            label: 'Midday',
            text: 'Each executive offers something of their own: a report, a project, a date.',
          },
          {
            label: 'Afternoon',
            text: 'The message in 90 seconds, told to six employees, who repeat what they heard.',
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
    text: 'Around 30 hours per executive, workshop included.',
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
    ground: 'teal',
    picture: sceneImage('t3x'),
    action: 'Book a Demo',
    guide: downloads.programGuide,
    contact: 'Write to us about T3X',
  },
}
