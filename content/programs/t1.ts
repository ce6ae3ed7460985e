import { downloads } from '../downloads.ts'
import { sceneImage } from '../images.ts'
import { huddleCard } from '../papers.ts'
import { paths } from '../routes.ts'
import type { ProgramPageContent } from '../schema/program.ts'
import { topics } from '../topics.ts'
import { outlines } from './outlines.ts'
import { programHead } from './programHead.ts'
import { programVoice } from './programVoice.ts'

const hub = { label: 'Transformation', href: paths.transformation }

/** T1: change on the floor. */
export const t1: ProgramPageContent = {
  head: programHead(outlines.T1, hub, {
    title: 'T1: change program for frontline leaders',
    description:
      'Frontline leaders learn to keep a crew steady through change: 12 weeks, 2-day workshop, cohorts of 8 to 20, touchpoints at 6 and 12 months.',
    keywords: [
      'frontline change leadership',
      'Leading Through Change workshop',
      'supervisor training',
      'T1',
      'team resilience',
    ],
    hero: 'coral',
    topic: topics.t1,
  }),
  hub,
  hero: {
    heading: 'T1: the change program for frontline leaders',
    lead: 'For supervisors, shift leads and first-line managers who get asked “What does that mean for us?” before they’ve had time to find out.',
    image: sceneImage('t1'),
    ground: 'coral',
    action: 'Book a Demo',
  },
  facts: [
    { label: 'Duration', value: '12 weeks' },
    { label: 'Cohort', value: '8-20 frontline leaders' },
    { label: 'Workshop', value: '2 days, “Leading Through Change”' },
    { label: 'Touchpoints', value: 'At 6 and 12 months' },
  ],
  first: 'paper',
  voiceOn: 'paper',
  pitch: {
    heading: 'After the town hall, people ask their supervisor',
    text: 'People learn what a change means from whoever writes the schedule. That person has seen the same slides and is expected to sound sure. T1 gives frontline leaders a way to answer when the answer isn’t known yet, a way to drop work deliberately, and an eye for the colleague who has gone quiet.',
  },
  audience: {
    heading: 'For supervisors and team leads with a change ahead',
    people: [
      {
        title: 'Shift and line supervisors',
        text: 'In plants, labs and warehouses, where the machines keep running while everything changes.',
      },
      {
        title: 'Team leads in service and operations',
        text: 'In service centers and back offices, where the old process and the new one overlap at month-end.',
      },
      {
        title: 'Store, branch and ward leaders',
        text: 'Far from the project team, close to customers or patients.',
      },
    ],
    elsewhere: {
      text: 'Their managers decide what can be dropped, and need a program of their own.',
      link: { label: 'T2 runs well in parallel', href: paths.t2 },
    },
  },
  workshop: {
    heading: '“Leading Through Change”: a two-day rehearsal of a hard week',
    sittings: [
      {
        label: 'Day one',
        title: 'Answering the first question',
        items: [
          {
            label: 'Morning',
            text: 'What has changed here before, and how people were told. Two long-serving colleagues are invited, because they remember best.',
          },
          {
            label: 'Midday',
            text: 'Three lists: what we know, what we’ve asked, what no one knows yet. Supervisors practice saying the third until it sounds calm.',
          },
          {
            label: 'Afternoon',
            text: 'The first conversation with the crew, rehearsed with colleagues who have been told to be tired and suspicious.',
          },
        ],
      },
      {
        label: 'Day two',
        title: 'Getting through the bad week',
        items: [
          {
            label: 'Morning',
            text: 'Signs of strain in everyday paperwork: handover notes, canceled vacation, the person who stops delegating.',
          },
          {
            label: 'Afternoon',
            text: 'A bad week played in three hours: the filling line stops, someone gives notice, a customer arrives early, and the whole cafeteria knows a date that no one has set. Each time the clock stops, a supervisor says what will be left undone.',
          },
          {
            label: 'Close',
            text: 'One relief rule per crew, for when it gets to be too much: a trigger, what is dropped, and who says so. The site head signs it or explains why not.',
          },
        ],
      },
    ],
  },
  structure: {
    heading: 'A schedule that fits around the roster',
    phases: [
      {
        name: 'Assessment & Discovery',
        from: 1,
        to: 2,
        text: 'A facilitator walks two shifts with every leader, and a six-question survey of every crew gives the baseline.',
      },
      {
        name: 'Skill Development',
        from: 3,
        to: 10,
        text: 'The workshop in week 3, then a weekly huddle. Practice groups of four rehearse the next conversation on site.',
      },
      {
        name: 'Integration & Action Planning',
        from: 11,
        to: 12,
        text: 'The crews answer the survey again. Each leader keeps two routines and drops one.',
      },
    ],
    plan: [
      { label: '2-day “Leading Through Change” workshop', weeks: [3] },
      { label: 'Facilitator on the shift', weeks: [1, 2, 6] },
      { label: 'Ten-minute huddle with the crew', weeks: [[4, 12]] },
      { label: 'Practice groups of four', weeks: [5, 7, 9] },
    ],
  },
  moments: {
    heading: 'How it plays out on the floor',
    items: [
      {
        when: 'Week 4',
        who: 'A packaging supervisor',
        text: 'opens the huddle with the question everyone avoids: will there still be a night shift? She names the day she will know.',
      },
      {
        when: 'Week 8',
        who: 'Her crew',
        text: 'spends 45 minutes on a load review. Two reports that no one reads are stopped that afternoon.',
      },
    ],
  },
  themes: {
    heading: 'Themes and skills',
    items: [
      {
        title: 'Explaining the change',
        icon: 'speech',
        color: 'coral',
        skills: [
          'The first 10 minutes after an announcement',
          'Saying “I don’t know yet” and naming a date',
          'Stopping a rumor at its source',
          'Taking bad news up the line',
        ],
      },
      {
        title: 'Managing the load',
        icon: 'shield',
        color: 'teal',
        skills: [
          'Reading strain in everyday paperwork',
          'Leading a 45-minute load review',
          'Agreeing on relief rules',
          'Looking after yourself over a long stretch',
        ],
      },
      {
        title: 'Keeping it running',
        icon: 'clock',
        color: 'coral',
        skills: [
          'Dropping work deliberately',
          'Two ways of working on one line',
          'Handovers in a mixed crew',
          'Safety while everything else moves',
        ],
      },
      {
        title: 'Bringing people along',
        icon: 'people',
        color: 'teal',
        skills: [
          'The colleague who has seen it all before',
          'Training at the machine',
          'Marking what is ending',
          'Early wins that crews believe',
        ],
      },
    ],
  },
  gains: {
    heading: 'What participants gain',
    items: [
      { icon: 'people', text: 'The 2-day “Leading Through Change” workshop' },
      { icon: 'compass', text: 'A facilitator beside them on their own shift, twice before and once after' },
      { icon: 'network', text: 'A practice group of four that keeps meeting afterward' },
      {
        icon: 'calendar',
        text: 'Shirt-pocket cards for huddle, load review and first conversation, in the languages of the shift',
      },
      { icon: 'shield', text: 'One signed relief rule for their crew' },
      { icon: 'clock', text: 'Touchpoints at 6 and 12 months' },
    ],
  },
  outcomes: {
    heading: 'Results a crew will notice',
    columns: { before: 'When the change is announced', after: 'Twelve weeks later' },
    items: [
      {
        area: 'Questions',
        before: 'Answered by rumor',
        after: 'Answered by the supervisor, within a stated number of days',
      },
      {
        area: 'Workload',
        before: 'New work is added; nothing is taken away',
        after: 'Something stops, and the crew has been told what',
      },
      {
        area: 'Strain',
        before: 'Noticed when someone leaves',
        after: 'Noticed in the handover notes, weeks earlier',
      },
      {
        area: 'New routines',
        before: 'Followed while the project team is on site',
        after: 'Followed on nights and weekends too',
      },
    ],
    later: [
      {
        when: '6 months',
        text: 'Touchpoint on site: the six questions once more, and a second relief rule.',
      },
      {
        when: '12 months',
        text: 'Touchpoint with the site head: the six questions for the last time, and what the next change should copy.',
      },
    ],
  },
  paper: huddleCard,
  // Sample: made up.
  voice: programVoice({
    quote:
      'I told my crew I didn’t know about the night shift yet, and which day I would. No one yelled. They’d been waiting for someone to say it.',
    name: 'Darnell Hutchins',
    role: 'Second-shift supervisor at a food processor',
  }),
  closing: {
    heading: 'How many shifts will your change affect?',
    text: 'Tell us that and what is going to change. The demo takes 30 minutes and includes one round of the bad week.',
    ground: 'coral',
    picture: sceneImage('t1'),
    action: 'Book a Demo',
    guide: downloads.programGuide,
    contact: 'Ask about T1 for your site',
  },
}
