import { downloads } from '../downloads.ts'
import { sceneImage } from '../images.ts'
import { paths } from '../routes.ts'
import type { ProgramPageContent } from '../schema/program.ts'
import { topics } from '../topics.ts'
import { findProgram } from './findProgram.ts'
import { labelBlocks } from './labelBlocks.ts'
import { programHead } from './programHead.ts'

const hub = { label: 'Leadership', href: paths.leadership }

/** A1: the first team. */
export const a1: ProgramPageContent = labelBlocks('leadership', {
  head: programHead(findProgram('A1'), hub, {
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
    heading: 'A1: the leadership program for first-time managers',
    lead: 'For people who did the work last year and answer for it this year. Twelve weeks, one goal that their own manager has signed, and something to try at work in every one of them.',
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
  order: ['audience', 'structure', 'moments', 'workshop', 'themes', 'gains', 'outcomes'],
  audience: {
    heading: 'Managers in their first eighteen months with a team',
    text: 'First-time and frontline managers with three to fifteen direct reports, most of them in their first eighteen months. You can usually tell from the calendar: daytime for the team, evenings for the old job.',
    people: [
      {
        title: 'The specialist who was promoted',
        text: 'The best analyst, engineer or chemist of the group. The group still brings the hard cases to that desk, and they still get solved there.',
      },
      {
        title: 'The shift or floor lead',
        text: 'Inherits targets every morning and people every eight hours. Knows the safety rules by heart and has never been shown how to run a one-to-one.',
      },
      {
        title: 'The team lead with a client abroad',
        text: 'Sits in a delivery center, reports to one time zone and serves another, and is the last to hear that the priorities have changed.',
      },
    ],
    elsewhere: {
      text: 'Managers who lead other managers will have met these cases years ago.',
      link: { label: 'A2 starts where they are', href: paths.a2 },
    },
  },
  structure: {
    heading: 'An early workshop, then eight weeks to use it',
    text: 'Coaching runs at an even pace of two weeks: long enough to try something twice, short enough to remember what it was. The workshop comes early, so that eight weeks remain to use it.',
    ground: 'tint',
    phases: [
      {
        name: 'Assessment & Discovery',
        from: 1,
        to: 2,
        text: 'Feedback from six to eight colleagues, an hour with the coach to read it, and a talk of three with the line manager. One goal on one card.',
      },
      {
        name: 'Skill Development',
        from: 3,
        to: 10,
        text: 'Take Charge in week 3. After that a task at work every week, a webinar before the harder ones, and keynote lectures by leaders who tell what went wrong.',
      },
      {
        name: 'Integration & Action Planning',
        from: 11,
        to: 12,
        text: 'The same colleagues answer again. Each manager writes a plan for the next ninety days and signs it with their own manager.',
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
        when: 'Week 2',
        who: 'The line manager',
        text: 'says aloud which situation costs the team most, and who will notice when it changes. That colleague becomes the witness and keeps a simple tally.',
      },
      {
        when: 'Week 4',
        who: 'The participant',
        text: 'gives away one task from the old job: in writing, with a new owner, and with a date after which the phone stays on the desk. The coaching session that week is about who rang anyway.',
      },
      {
        when: 'Week 7',
        who: 'The participant',
        text: 'holds the conversation that has been waiting since before the program, after two rehearsals in AI Arena, and brings back the other person’s first sentence word for word.',
      },
      {
        when: 'Week 12',
        who: 'The sponsor',
        text: 'reads one page per manager: the goal, the witness’s tally before and after, the ninety-day plan. What was said in coaching stays there.',
      },
    ],
  },
  workshop: {
    heading: 'Take Charge: a two-day workshop on participants’ own cases',
    text: 'Every case is brought by somebody in the room. Slides stay under ten.',
    ground: 'sand',
    sittings: [
      {
        label: 'Day one',
        title: 'What is mine, what is theirs',
        items: [
          {
            label: 'Morning',
            text: 'The inventory: everything you did in the past fortnight, sorted into what only the manager could do and the rest.',
          },
          {
            label: 'Before lunch',
            text: 'Delegation on one page: result, limits, check-in date. The first task leaves by phone before the soup.',
          },
          {
            label: 'Afternoon',
            text: 'One-to-ones in threes. The observer counts questions against statements and reads out the score.',
          },
        ],
      },
      {
        label: 'Day two',
        title: 'When it gets uncomfortable',
        items: [
          {
            label: 'Morning',
            text: 'Feedback on one act, in four sentences, to a partner who reacts the way the real person would.',
          },
          {
            label: 'Before lunch',
            text: 'Leading the people you used to have lunch with: three cases, no neat answers.',
          },
          {
            label: 'Afternoon',
            text: 'A Monday in forty minutes: eleven interruptions, one team, and a log that shows what you kept for yourself.',
          },
          {
            label: 'Close',
            text: 'Three commitments with dates. A peer from another department rings about them in week 5.',
          },
        ],
      },
    ],
  },
  themes: {
    heading: 'The skills a new manager practices',
    items: [
      {
        title: 'Role and authority',
        icon: 'compass',
        color: 'coral',
        skills: [
          'Closing down the old job',
          'Deciding what only you can do',
          'Leading former peers',
          'Saying no upward with an alternative',
        ],
      },
      {
        title: 'Work done by others',
        icon: 'people',
        color: 'teal',
        skills: [
          'Delegating result and limits',
          'A one-to-one in thirty minutes',
          'Checking without hovering',
          'Handover in writing',
        ],
      },
      {
        title: 'Conversations',
        icon: 'speech',
        color: 'coral',
        skills: [
          'Feedback on one act',
          'Taking bad news well',
          'The first ten minutes of a conflict',
          'Praise that names what was done',
        ],
      },
      {
        title: 'Yourself under load',
        icon: 'shield',
        color: 'teal',
        skills: [
          'Knowing your first reaction',
          'A week built on two priorities',
          'Asking for help while it is early',
          'Ending the day on purpose',
        ],
      },
    ],
  },
  gains: {
    heading: 'Included for every manager',
    text: 'All of it in working hours, most of it at the participant’s own desk: two days of workshop, then about two hours in most weeks.',
    ground: 'blush',
    items: [
      { icon: 'chart', text: 'A feedback report from six to eight colleagues, read together with the coach' },
      { icon: 'people', text: 'The 2-day Take Charge workshop, with a workbook made of their own cases' },
      { icon: 'speech', text: '6 coaching sessions, all with the same coach' },
      { icon: 'calendar', text: '3 webinars plus 3 keynote lectures, recorded for those on shift' },
      { icon: 'target', text: 'Rehearsal time in AI Arena before difficult talks' },
      { icon: 'network', text: 'A peer partner from another department for all twelve weeks' },
      { icon: 'clock', text: 'Refresh touchpoints at 6 and 12 months' },
    ],
  },
  outcomes: {
    heading: 'Changes that colleagues confirm',
    text: 'We ask the people around the manager, on the same questions, in week 1, in week 12 and at both touchpoints.',
    columns: { before: 'In week 1', after: 'In week 12' },
    items: [
      {
        area: 'The old job',
        before: 'Still done in the evening',
        after: 'Every task has another owner, confirmed by the line manager',
      },
      {
        area: 'One-to-ones',
        before: 'Canceled first when it gets busy',
        after: 'Held every fortnight with each report, who does most of the talking',
      },
      {
        area: 'Feedback',
        before: 'Saved up for the yearly review',
        after: 'Given within two days, about one act',
      },
      {
        area: 'Trouble',
        before: 'Reported when it can no longer be hidden',
        after: 'Raised a week earlier, with a proposal',
      },
    ],
    later: [
      {
        when: '6 months',
        text: 'Refresh touchpoint: half a day with the cohort. What held, what slid back, and one new goal.',
      },
      {
        when: '12 months',
        text: 'Refresh touchpoint: the questions of week 1 for the last time, and a talk about the next step, which is often A2.',
      },
    ],
  },
  closing: {
    heading: 'Have ten or more new managers this quarter?',
    text: 'That is the smallest cohort; twenty-five is the largest. In a demo you see the feedback report, a coaching card and the Monday simulation.',
    ground: 'coral',
    action: 'Book a Demo',
    guide: downloads.programGuide,
    contact: 'Ask a question about A1',
  },
})
