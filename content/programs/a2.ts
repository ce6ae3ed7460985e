import { downloads } from '../downloads.ts'
import { sceneImage } from '../images.ts'
import { paths } from '../routes.ts'
import type { ProgramPageContent } from '../schema/program.ts'
import { topics } from '../topics.ts'
import { findProgram } from './findProgram.ts'
import { labelBlocks } from './labelBlocks.ts'
import { programHead } from './programHead.ts'

const hub = { label: 'Leadership', href: paths.leadership }

/** A2: several teams and the functions beside them. */
export const a2: ProgramPageContent = labelBlocks('leadership', {
  head: programHead(findProgram('A2'), hub, {
    title: 'A2: leadership program for mid-level leaders',
    description:
      'Mid-level leaders solve a live problem across functions in 12 weeks: 2-day Ignite workshop, 6 coaching sessions, refresh at 6 and 12 months.',
    keywords: [
      'mid-level leadership program',
      'leading managers',
      'Ignite workshop',
      'A2',
      'cross-functional leadership',
    ],
    hero: 'teal',
    topic: topics.a2,
  }),
  hub,
  hero: {
    heading: 'A2: the leadership program for mid-level leaders',
    lead: 'Between two functions lies the work that nobody’s target covers. A2 takes one such problem out of your own company and has the people on both sides of it solve it, with a sponsor who answers on the spot.',
    image: sceneImage('a2'),
    ground: 'teal',
    action: 'Book a Demo',
  },
  facts: [
    { label: 'Duration', value: '12 weeks' },
    { label: 'Cohort', value: '12-20 leaders' },
    { label: 'Workshop', value: '2 days, Ignite' },
    { label: 'Coaching', value: '6 sessions' },
    { label: 'Refresh', value: 'At 6 and 12 months' },
  ],
  order: ['audience', 'workshop', 'structure', 'themes', 'moments', 'outcomes', 'gains'],
  audience: {
    heading: 'Leaders who depend on managers below and peers beside them',
    text: 'Mid-level leaders whose results depend on managers below them and on peers who owe them nothing.',
    ground: 'sand',
    people: [
      {
        title: 'Managers of managers',
        text: 'Two to six team leads, thirty to two hundred people behind them. Good at the work of every team and tempted to prove it.',
      },
      {
        title: 'Function and site heads',
        text: 'Own a budget and a headcount. Meet the neighboring function mostly when something has already gone wrong.',
      },
      {
        title: 'Program and product leads',
        text: 'Answer for a result whose people report to somebody else, often in another time zone.',
      },
    ],
    elsewhere: {
      text: 'Anyone who sits on the executive committee, or is one appointment away from it, belongs in another room.',
      link: { label: 'A3X is that room', href: paths.a3x },
    },
  },
  workshop: {
    heading: 'Ignite: a two-day workshop on a live problem',
    text: 'Each cohort works on one problem that crosses at least two functions, chosen with the sponsor before week 3. Some recent ones: who carries stock between plant and sales, why a release needs nine approvals, which site answers the client first.',
    ground: 'teal',
    sittings: [
      {
        label: 'Day one',
        title: 'See the same thing',
        items: [
          {
            label: 'Morning',
            text: 'Half-page observations from each other’s meetings are read out by the person observed. No replies for an hour.',
          },
          {
            label: 'Midday',
            text: 'The route of one order, ticket or batch on a wall eight meters long, with the waiting times in red.',
          },
          {
            label: 'Afternoon',
            text: 'Interests before positions: every function states what it would lose if the problem were solved.',
          },
        ],
      },
      {
        label: 'Day two',
        title: 'Put it to the sponsor',
        items: [
          {
            label: 'Morning',
            text: 'Mixed teams have three hours for a proposal on one page: what changes, who gives up what, what it costs, when we stop if it fails.',
          },
          { label: 'Midday', text: 'Rehearsal in front of the team that has most to lose.' },
          {
            label: 'Afternoon',
            text: 'The sponsor hears three proposals and gives one of three answers to each: yes, no with a reason, or not before a stated date.',
          },
          {
            label: 'Close',
            text: 'What was approved gets an owner and a first week. What was refused is buried with thanks.',
          },
        ],
      },
    ],
  },
  structure: {
    heading: 'Observation first, Ignite in week 5, results by week 12',
    text: 'People who have sat in each other’s meetings argue about facts. So the first month is spent looking.',
    phases: [
      {
        name: 'Assessment & Discovery',
        from: 1,
        to: 2,
        text: 'A reading of leadership two levels down: the leader, the managers below and their teams answer the same questions. The sponsor offers three problems, the cohort takes one.',
      },
      {
        name: 'Skill Development',
        from: 3,
        to: 10,
        text: 'Observation, Ignite, then six weeks in which the approved proposals run in the line, with coaching on what each leader does when they stall.',
      },
      {
        name: 'Integration & Action Planning',
        from: 11,
        to: 12,
        text: 'Every proposal is closed, handed to the line or stopped. Each leader agrees the next two quarters with boss and counterpart.',
      },
    ],
    plan: [
      { label: '2-day Ignite workshop', weeks: [5] },
      { label: 'Sitting in on the other function', weeks: [3, 4] },
      { label: '6 coaching sessions', weeks: [2, 4, 6, 8, 10, 12] },
      { label: 'Approved proposals in the line', weeks: [[6, 11]] },
      { label: 'Half an hour with the sponsor', weeks: [2, 8, 12] },
    ],
  },
  themes: {
    heading: 'What you practice',
    ground: 'tint',
    items: [
      {
        title: 'Leading through managers',
        icon: 'steps',
        color: 'teal',
        skills: [
          'Asking before solving',
          'Giving decision rights in writing',
          'Judging a team without going round its lead',
          'Growing a deputy',
        ],
      },
      {
        title: 'Across functions',
        icon: 'network',
        color: 'coral',
        skills: [
          'Interests ahead of the meeting',
          'Trading capacity',
          'Targets that collide',
          'Going up the line together',
        ],
      },
      {
        title: 'Deciding in the middle',
        icon: 'target',
        color: 'teal',
        skills: [
          'A proposal on one page',
          'Stopping work that still has friends',
          'Choosing between two deadlines',
          'Passing on a no from above',
        ],
      },
      {
        title: 'Distance',
        icon: 'globe',
        color: 'coral',
        skills: [
          'Fair hours across time zones',
          'Decisions that can be read later',
          'Disagreement on a call',
          'Trust with people you seldom see',
        ],
      },
    ],
  },
  moments: {
    heading: 'The program through one leader’s eyes',
    items: [
      {
        when: 'Week 4',
        who: 'A head of quality',
        text: 'sits through the weekly planning meeting of supply without a word, then writes its host half a page: what you measure that hurts us, and what we measure that hurts you.',
      },
      {
        when: 'Week 6',
        who: 'Her team lead',
        text: 'receives a decision charter: which decisions are now his, up to what amount, and who hears of them afterward. She signs first.',
      },
      {
        when: 'Week 9',
        who: 'The coach',
        text: 'asks how often she has taken one of those decisions back. The charter has a column for it.',
      },
      {
        when: 'Week 12',
        who: 'The sponsor',
        text: 'sees each proposal with its number from week 5 and its number now, and a few lines from every participant’s counterpart on what has become easier.',
      },
    ],
  },
  outcomes: {
    heading: 'Progress that neighboring functions confirm',
    text: 'Half of the evidence comes from people in other functions. They have little reason to be polite.',
    ground: 'sand',
    columns: { before: 'Before Ignite', after: 'In week 12' },
    items: [
      {
        area: 'Decisions',
        before: 'Travel two levels up and come back in a fortnight',
        after: 'Taken by the team lead who knows most, inside a written charter',
      },
      {
        area: 'Conflicts of target',
        before: 'Found in the month-end report',
        after: 'Named at planning, by both sides, with one proposal',
      },
      {
        area: 'Meetings',
        before: 'Twelve people so that nobody is surprised',
        after: 'Those who decide; the rest read half a page',
      },
      {
        area: 'Succession',
        before: 'No team lead could take over tomorrow',
        after: 'One deputy per leader has run the function for a week',
      },
    ],
    later: [
      {
        when: '6 months',
        text: 'Refresh in the same cohort: which charters still hold, which proposals survived a budget round.',
      },
      {
        when: '12 months',
        text: 'Refresh with the counterparts in the room, and the two-level reading of week 1 repeated.',
      },
    ],
  },
  gains: {
    heading: 'A coach, a sponsor and a counterpart',
    text: 'Beside the two days of Ignite, plan two to three hours a week; most of them are spent in other people’s meetings.',
    items: [
      { icon: 'chart', text: 'A reading of their leadership from two levels below' },
      {
        icon: 'people',
        text: 'The 2-day Ignite workshop on a problem of their own company, in a cohort of 12 to 20',
      },
      { icon: 'speech', text: '6 coaching sessions, timed to the proposal they are running' },
      { icon: 'star', text: 'A sponsor who has promised answers, three times in twelve weeks' },
      { icon: 'network', text: 'A counterpart in another function, for good' },
      { icon: 'clock', text: 'A refresh at 6 and 12 months' },
    ],
  },
  closing: {
    heading: 'Which problem would you bring to Ignite?',
    text: 'Bring it to the demo. We tell you within the hour whether it suits Ignite, and what we would want to know first.',
    ground: 'coral',
    action: 'Book a Demo',
    guide: downloads.programGuide,
    contact: 'Write to us about A2',
  },
})
