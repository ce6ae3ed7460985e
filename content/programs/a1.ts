import { downloads } from '../downloads.ts'
import { sceneImage } from '../images.ts'
import { goalCard } from '../papers.ts'
import { paths } from '../routes.ts'
import type { ProgramPageContent } from '../schema/program.ts'
import { topics } from '../topics.ts'
import { outlines } from './outlines.ts'
import { programHead } from './programHead.ts'
import { programVoice } from './programVoice.ts'

const hub = { label: 'Leadership', href: paths.leadership }

/** A1: the first team. */
export const a1: ProgramPageContent = {
  head: programHead(outlines.A1, hub, {
    title: 'A1: leadership program for first-time managers',
    description:
      'A 12-week program for first-time and frontline managers: 2-day Take Charge workshop, 6 coaching sessions, webinars, refresh touchpoints at 6 and 12 months.',
    keywords: [
      'first-time manager program',
      'frontline leadership',
      'Take Charge workshop',
      'A1',
      'new manager coaching',
    ],
    hero: 'teal',
    topic: topics.a1,
  }),
  hub,
  hero: {
    heading: 'A1: the program for first-time managers',
    lead: 'For managers who did the work last year and answer for it this year. Twelve weeks, one signed goal and, from week 3, a task at work every week.',
    image: sceneImage('a1'),
    ground: 'teal',
    action: 'Book a Demo',
  },
  facts: [
    { label: 'Duration', value: '12 weeks' },
    { label: 'Cohort', value: '10-25 managers' },
    { label: 'Workshop', value: '2 days, Take Charge' },
    { label: 'Coaching', value: '6 sessions' },
    { label: 'Refresh', value: 'At 6 and 12 months' },
  ],
  first: 'weeks',
  voiceOn: 'coral',
  audience: {
    heading: 'For managers in their first 18 months with a team',
    text: 'First-time and frontline managers with 3 to 15 direct reports: days for the team, evenings for the old job.',
    people: [
      {
        title: 'The promoted specialist',
        text: 'The group’s best analyst, engineer or chemist. Colleagues still bring every hard case to the same desk.',
      },
      {
        title: 'The shift or floor lead',
        text: 'New targets every morning, a new crew every eight hours, and never shown how to run a one-to-one.',
      },
      {
        title: 'The team lead with a client abroad',
        text: 'Reports to one time zone, serves another and is the last to hear that priorities have changed.',
      },
    ],
    elsewhere: {
      text: 'Managers who already lead other managers need another program.',
      link: { label: 'A2 is built for them', href: paths.a2 },
    },
  },
  structure: {
    heading: 'An early workshop, then weekly practice at work',
    phases: [
      {
        name: 'Assessment & Discovery',
        from: 1,
        to: 2,
        text: 'Feedback from six to eight colleagues, then a meeting with coach and line manager that ends with one goal on one card.',
      },
      {
        name: 'Skill Development',
        from: 3,
        to: 10,
        text: 'Take Charge, then a new task at work every week. In the lectures, leaders describe what went wrong for them.',
      },
      {
        name: 'Integration & Action Planning',
        from: 11,
        to: 12,
        text: 'The same colleagues answer the same questions. Each manager signs a 90-day plan with their own manager.',
      },
    ],
    plan: [
      { label: '2-day Take Charge workshop', weeks: [3] },
      { label: '6 coaching sessions', weeks: [2, 4, 6, 8, 10, 12] },
      { label: '3 webinars', weeks: [4, 6, 9] },
      { label: '3 keynote lectures', weeks: [5, 7, 10] },
      { label: 'A task at work', weeks: [[3, 12]] },
    ],
  },
  moments: {
    heading: 'From the goal card to the final report',
    items: [
      {
        when: 'Week 4',
        who: 'The participant',
        text: 'hands over one task from the old job in writing, with a new owner and a start date.',
      },
      {
        when: 'Week 7',
        who: 'The participant',
        text: 'has the conversation that has been waiting since before the program, after two rehearsals in AI Arena.',
      },
      {
        when: 'Week 12',
        who: 'The sponsor',
        text: 'reads one page per manager: the goal, the tally before and after, and the 90-day plan. Coaching stays confidential.',
      },
    ],
  },
  workshop: {
    heading: 'Take Charge: a two-day workshop on participants’ own cases',
    text: 'Participants bring every case. There are fewer than 10 slides.',
    sittings: [
      {
        label: 'Day one',
        title: 'What to keep and what to hand over',
        items: [
          {
            label: 'Morning',
            text: 'Everything you did in the past two weeks, sorted into what only the manager can do and the rest.',
          },
          {
            label: 'Late morning',
            text: 'Delegation on one page. The first task is handed over by phone before lunch.',
          },
          {
            label: 'Afternoon',
            text: 'One-to-ones in threes. The observer counts questions against statements.',
          },
        ],
      },
      {
        label: 'Day two',
        title: 'The uncomfortable conversations',
        items: [
          {
            label: 'Morning',
            text: 'Feedback on one specific action, in four sentences, to a partner who reacts like the real person.',
          },
          {
            label: 'Late morning',
            text: 'Leading the people who used to be your peers: three cases with no easy answer.',
          },
          {
            label: 'Afternoon',
            text: 'A 40-minute simulation of a busy morning: 11 interruptions, one team, and a log of what you kept.',
          },
          {
            label: 'Close',
            text: 'Three commitments with dates. A peer from another department asks about them in week 5.',
          },
        ],
      },
    ],
  },
  themes: {
    heading: 'Themes and skills',
    items: [
      {
        title: 'Role and authority',
        icon: 'compass',
        color: 'coral',
        skills: [
          'Letting go of the old job',
          'Deciding what only you can do',
          'Leading former peers',
          'Saying no to your manager and offering an alternative',
        ],
      },
      {
        title: 'Handing over work',
        icon: 'people',
        color: 'teal',
        skills: [
          'Delegating a result and its limits',
          'Running a 30-minute one-to-one',
          'Checking in without hovering',
          'Handing over in writing',
        ],
      },
      {
        title: 'Conversations',
        icon: 'speech',
        color: 'coral',
        skills: [
          'Feedback on one specific action',
          'Taking bad news well',
          'The first 10 minutes of a conflict',
          'Praise that names what was done',
        ],
      },
      {
        title: 'Working under pressure',
        icon: 'shield',
        color: 'teal',
        skills: [
          'Knowing your first reaction',
          'Building a week around two priorities',
          'Asking for help early',
          'Ending the workday on purpose',
        ],
      },
    ],
  },
  gains: {
    heading: 'What participants get',
    text: 'All during working hours: two workshop days, then about two hours in most weeks.',
    items: [
      { icon: 'chart', text: 'A feedback report from six to eight colleagues, reviewed with the coach' },
      { icon: 'people', text: 'The 2-day Take Charge workshop, with a workbook built on their own cases' },
      { icon: 'speech', text: '6 coaching sessions, all with the same coach' },
      { icon: 'calendar', text: '3 webinars plus 3 keynote lectures, recorded for people on shift' },
      { icon: 'target', text: 'Rehearsal time in AI Arena before difficult conversations' },
      { icon: 'network', text: 'A peer partner from another department for all 12 weeks' },
      { icon: 'clock', text: 'Refresh touchpoints at 6 and 12 months' },
    ],
  },
  outcomes: {
    heading: 'Changes that colleagues confirm',
    text: 'The people around each manager answer the same questions each time.',
    columns: { before: 'In week 1', after: 'In week 12' },
    items: [
      {
        area: 'The old job',
        before: 'Still done in the evenings',
        after: 'Every task has a new owner, confirmed by the line manager',
      },
      {
        area: 'One-to-ones',
        before: 'The first thing canceled in a busy week',
        after: 'Every two weeks with each direct report, who does most of the talking',
      },
      {
        area: 'Feedback',
        before: 'Saved for the annual review',
        after: 'Given within two days, about one specific action',
      },
      {
        area: 'Problems',
        before: 'Reported when they can’t be hidden any longer',
        after: 'Raised a week earlier, with a proposal',
      },
    ],
    later: [
      {
        when: '6 months',
        text: 'Refresh touchpoint: the questions again, and half a day with the cohort to set a new goal.',
      },
      {
        when: '12 months',
        text: 'Refresh touchpoint: the questions one last time, and the next step, which is often A2.',
      },
    ],
  },
  paper: goalCard,
  // Sample: made up.
  voice: programVoice({
    quote:
      'I was the best analyst in the lab, so everything landed on my bench. Now every task has an owner, and I’ve stopped checking their work after dinner.',
    name: 'Keisha Barlow',
    role: 'Quality supervisor at a medical device maker',
  }),
  closing: {
    heading: 'Do you have 10 or more new managers this quarter?',
    text: 'A cohort has 10 to 25 people. In a demo you’ll see the feedback report, a goal card and the interruption simulation.',
    ground: 'teal',
    picture: sceneImage('a1'),
    action: 'Book a Demo',
    guide: downloads.programGuide,
    contact: 'Ask a question about A1',
  },
}
