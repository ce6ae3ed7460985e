import { downloads } from '../downloads.ts'
import { sceneImage } from '../images.ts'
import { paths } from '../routes.ts'
import type { ProgramPageContent } from '../schema/program.ts'
import { topics } from '../topics.ts'
import { findProgram } from './findProgram.ts'
import { labelBlocks } from './labelBlocks.ts'
import { programHead } from './programHead.ts'

const hub = { label: 'Transformation', href: paths.transformation }

/** T1: change on the floor. */
export const t1: ProgramPageContent = labelBlocks('transformation', {
  head: programHead(findProgram('T1'), hub, {
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
    lead: 'For supervisors, shift leads and first-line managers who will be asked “and what does that mean for us?” before they have had time to find out.',
    image: sceneImage('t1'),
    ground: 'coral',
    action: 'Book a Demo',
  },
  facts: [
    { label: 'Duration', value: '12 weeks' },
    { label: 'Cohort', value: '8-20 frontline leaders' },
    { label: 'Workshop', value: '2 days, Leading Through Change' },
    { label: 'Touchpoints', value: 'At 6 and 12 months' },
  ],
  order: ['pitch', 'audience', 'workshop', 'structure', 'moments', 'themes', 'gains', 'outcomes'],
  pitch: {
    heading: 'After the town hall, people ask their supervisor',
    paragraphs: [
      'People hear about a change from the company and learn what it means from whoever writes the roster. That person has seen the same slides, has a line to run until ten at night, and is expected to sound sure.',
      'T1 gives frontline leaders three things they can use on the next shift: a way to answer when the answer is not known yet, a way to drop work on purpose, and an eye for the colleague who has gone quiet.',
    ],
  },
  audience: {
    heading: 'Supervisors and team leads with a change ahead',
    text: 'Frontline leaders whose people will work differently within the year: another system, another site, another owner, another product.',
    ground: 'sand',
    people: [
      {
        title: 'Shift and line supervisors',
        text: 'In plants, labs and warehouses, where a change meets a machine that has to keep running.',
      },
      {
        title: 'Team leads in service and operations',
        text: 'In centers and back offices, where the old process and the new one overlap at month-end.',
      },
      {
        title: 'Store, branch and ward leaders',
        text: 'Far from the project team, close to customers or patients, with a rota that never adds up.',
      },
    ],
    elsewhere: {
      text: 'Their managers decide what may be dropped, and need a program of their own.',
      link: { label: 'T2 runs well in parallel', href: paths.t2 },
    },
  },
  workshop: {
    heading: '“Leading Through Change”: a two-day rehearsal for a hard week',
    text: 'Held near the site and within roster hours, in two halves if a line cannot spare everybody at once.',
    ground: 'teal',
    sittings: [
      {
        label: 'Day one',
        title: 'The first question',
        items: [
          {
            label: 'Morning',
            text: 'What has changed here before and how it was told. Older colleagues are the best source, so two of them are invited.',
          },
          {
            label: 'Midday',
            text: 'Three lists: what we know, what we have asked, what nobody knows. Saying the third one aloud, until it sounds calm.',
          },
          {
            label: 'Afternoon',
            text: 'The first conversation with the crew, rehearsed against colleagues who have been told to be tired and suspicious.',
          },
        ],
      },
      {
        label: 'Day two',
        title: 'The bad week',
        items: [
          {
            label: 'Morning',
            text: 'Reading strain in paperwork: handover notes, canceled leave, the person who stops delegating. Each brings the last two weeks of their own.',
          },
          {
            label: 'Afternoon',
            text: 'Five days played in three hours: the filler stops, somebody hands in notice, the customer comes early and the canteen knows a date that nobody has set. The clock stops four times, and each time a supervisor says what will be left undone.',
          },
          {
            label: 'Close',
            text: 'One relief rule per crew: a trigger, what is dropped, and who says so. The site head signs it or explains why not.',
          },
        ],
      },
    ],
  },
  structure: {
    heading: 'A schedule that fits around the roster',
    text: 'After the workshop nobody is away from the line for more than ninety minutes at a time.',
    ground: 'tint',
    phases: [
      {
        name: 'Assessment & Discovery',
        from: 1,
        to: 2,
        text: 'A facilitator walks two shifts with every leader and collects the questions that crews are asking. Six questions to every crew give the baseline.',
      },
      {
        name: 'Skill Development',
        from: 3,
        to: 10,
        text: 'The workshop in week 3, then a weekly huddle with the crew, and practice groups of four that meet on site to try the next conversation.',
      },
      {
        name: 'Integration & Action Planning',
        from: 11,
        to: 12,
        text: 'The six questions again. Each leader keeps two routines, drops one, and plans the next stretch with the site head.',
      },
    ],
    plan: [
      { label: '2-day “Leading Through Change” workshop', weeks: [3] },
      { label: 'Walking the shift', weeks: [1, 2, 6] },
      { label: 'Ten-minute huddle with the crew', weeks: [[4, 12]] },
      { label: 'Practice groups of four', weeks: [5, 7, 9] },
    ],
  },
  moments: {
    heading: 'On the floor, week by week',
    items: [
      {
        when: 'Week 4',
        who: 'A packaging supervisor',
        text: 'opens the Monday huddle with the question everybody has been avoiding: will there still be a night shift? She does not know, says so, and names the day on which she will.',
      },
      {
        when: 'Week 8',
        who: 'Her crew',
        text: 'spends forty-five minutes on a load review. Two reports nobody reads are stopped that afternoon; a third goes to the site head.',
      },
      {
        when: 'Week 10',
        who: 'A shift lead',
        text: 'notices that handover notes have shrunk to three lines and asks the colleague who writes them for a coffee, before the resignation letter.',
      },
      {
        when: 'Week 12',
        who: 'The sponsor',
        text: 'gets the list of every question the crews have asked since week 1, how many days each took to answer, and the three obstacles only a sponsor can remove.',
      },
    ],
  },
  themes: {
    heading: 'What supervisors learn to do on shift',
    text: 'Enough for one shift at a time.',
    ground: 'sand',
    items: [
      {
        title: 'Telling',
        icon: 'speech',
        color: 'coral',
        skills: [
          'The first ten minutes after an announcement',
          'Saying “I do not know yet” with a date',
          'Stopping a rumor by its source',
          'Bringing bad news up the line',
        ],
      },
      {
        title: 'Carrying',
        icon: 'shield',
        color: 'teal',
        skills: [
          'Reading strain in ordinary paperwork',
          'A load review in forty-five minutes',
          'Relief rules',
          'Looking after yourself on a long stretch',
        ],
      },
      {
        title: 'Keeping it running',
        icon: 'clock',
        color: 'coral',
        skills: [
          'Dropping work on purpose',
          'Two ways of working on one line',
          'Handover when the crew is mixed',
          'Safety while everything else moves',
        ],
      },
      {
        title: 'Bringing people along',
        icon: 'people',
        color: 'teal',
        skills: [
          'The colleague who has seen it all before',
          'Learning at the machine',
          'Marking what ends',
          'Early wins that crews believe',
        ],
      },
    ],
  },
  gains: {
    heading: 'What each supervisor brings back to the crew',
    text: 'Material fits a breast pocket. Everything is available in the languages of the shift.',
    items: [
      { icon: 'people', text: 'The 2-day “Leading Through Change” workshop, in a cohort of 8 to 20' },
      { icon: 'compass', text: 'A facilitator beside them on their own shift, twice before and once after' },
      { icon: 'network', text: 'A practice group of four that goes on meeting without us' },
      { icon: 'calendar', text: 'Cards for the huddle, the load review and the first conversation' },
      { icon: 'shield', text: 'One signed relief rule for their crew' },
      { icon: 'clock', text: 'Touchpoints at 6 and 12 months' },
    ],
  },
  outcomes: {
    heading: 'Results the crew would confirm',
    ground: 'blush',
    columns: { before: 'When the change is announced', after: 'Twelve weeks on' },
    items: [
      {
        area: 'Questions',
        before: 'Answered by the canteen',
        after: 'Answered by the supervisor, within a stated number of days',
      },
      {
        area: 'Workload',
        before: 'The new comes on top of the old',
        after: 'Something stops, and the crew has heard it said',
      },
      {
        area: 'Strain',
        before: 'Noticed when somebody leaves',
        after: 'Noticed in the notes, weeks earlier',
      },
      {
        area: 'New routines',
        before: 'Kept while the project team is on site',
        after: 'Kept on nights and weekends too',
      },
    ],
    later: [
      {
        when: '6 months',
        text: 'Touchpoint on site: the six questions once more, and a second relief rule.',
      },
      {
        when: '12 months',
        text: 'Touchpoint with the site head: what became normal, what the next change should copy.',
      },
    ],
  },
  closing: {
    heading: 'How many shifts will your change affect?',
    text: 'Tell us that and what is going to change. A demo takes thirty minutes and includes one round of the bad week.',
    ground: 'tint',
    action: 'Book a Demo',
    guide: downloads.programGuide,
    contact: 'Ask about T1 for your site',
  },
})
