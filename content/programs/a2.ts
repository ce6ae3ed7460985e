import { downloads } from '../downloads.ts'
import { sceneImage } from '../images.ts'
import { liveProblemSheet } from '../papers.ts'
import { paths } from '../routes.ts'
import type { ProgramPageContent } from '../schema/program.ts'
import { topics } from '../topics.ts'
import { outlines } from './outlines.ts'
import { programHead } from './programHead.ts'
import { programVoice } from './programVoice.ts'

const hub = { label: 'Leadership', href: paths.leadership }

/** A2: several teams and the functions beside them. */
export const a2: ProgramPageContent = {
  head: programHead(outlines.A2, hub, {
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
    lead: 'Some of a company’s hardest work falls between two functions. In A2, the people on both sides take one such problem and solve it, with a sponsor who answers on the spot.',
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
  first: 'weeks',
  voiceOn: 'paper',
  audience: {
    heading: 'For leaders who depend on other managers',
    text: 'Mid-level leaders whose result depends on the managers below them and on peers in other functions.',
    people: [
      {
        title: 'Managers of managers',
        text: 'Two to six team leads, with 30 to 200 people behind them, and a temptation to step in.',
      },
      {
        title: 'Function and site heads',
        text: 'They own a budget, and mostly meet the neighboring function after something has gone wrong.',
      },
      {
        title: 'Program and product leads',
        text: 'Accountable for a result delivered by people who report to someone else.',
      },
    ],
    elsewhere: {
      text: 'Members of the executive committee face different questions.',
      link: { label: 'See the executive program, A3X', href: paths.a3x },
    },
  },
  workshop: {
    heading: 'Ignite: two days on a live problem',
    text: 'One problem that crosses at least two functions, chosen with the sponsor before week 3.',
    sittings: [
      {
        label: 'Day one',
        title: 'Agree on the facts',
        items: [
          {
            label: 'Morning',
            text: 'Participants read out what a counterpart wrote after sitting in on their meeting. Replies wait an hour.',
          },
          {
            label: 'Midday',
            text: 'The path of one order or ticket, mapped along a wall with the waiting times in red.',
          },
          {
            label: 'Afternoon',
            text: 'Each function states what it would lose if the problem were solved.',
          },
        ],
      },
      {
        label: 'Day two',
        title: 'Get an answer from the sponsor',
        items: [
          {
            label: 'Morning',
            text: 'Mixed teams write a one-page proposal: what changes, who gives up what, and what it costs.',
          },
          { label: 'Midday', text: 'A rehearsal in front of the team that has the most to lose.' },
          {
            label: 'Afternoon',
            text: 'The sponsor answers three proposals, each with a yes, a no and the reason, or a date.',
          },
          {
            label: 'Close',
            text: 'Each approved proposal gets an owner and a first week. The others are closed.',
          },
        ],
      },
    ],
  },
  structure: {
    heading: 'Observation first, Ignite in week 5, results by week 12',
    phases: [
      {
        name: 'Assessment & Discovery',
        from: 1,
        to: 2,
        text: 'A survey of each leader’s manager, peers and two levels below. The sponsor offers three problems; the cohort picks one.',
      },
      {
        name: 'Skill Development',
        from: 3,
        to: 10,
        text: 'Observation, then Ignite. The approved proposals run in day-to-day operations, with coaching when one stalls.',
      },
      {
        name: 'Integration & Action Planning',
        from: 11,
        to: 12,
        text: 'The survey again. Every proposal is completed, handed over or stopped, and each leader plans two quarters.',
      },
    ],
    plan: [
      { label: '2-day Ignite workshop', weeks: [5] },
      { label: 'Observing the other function', weeks: [3, 4] },
      { label: '6 coaching sessions', weeks: [2, 4, 6, 8, 10, 12] },
      { label: 'Approved proposals in operation', weeks: [[6, 11]] },
      { label: 'Half an hour with the sponsor', weeks: [2, 8, 12] },
    ],
  },
  themes: {
    heading: 'Themes and skills',
    items: [
      {
        title: 'Leading through managers',
        icon: 'steps',
        color: 'teal',
        skills: [
          'Asking before solving',
          'Putting decision rights in writing',
          'Judging a team without going around its lead',
          'Developing a deputy',
        ],
      },
      {
        title: 'Working across functions',
        icon: 'network',
        color: 'coral',
        skills: [
          'Learning others’ interests before the meeting',
          'Trading capacity',
          'Resolving conflicting targets',
          'Escalating together',
        ],
      },
      {
        title: 'Deciding in the middle',
        icon: 'target',
        color: 'teal',
        skills: [
          'Writing a one-page proposal',
          'Stopping work that still has supporters',
          'Choosing between two deadlines',
          'Passing on a no from above',
        ],
      },
      {
        title: 'Leading at a distance',
        icon: 'globe',
        color: 'coral',
        skills: [
          'Fair meeting hours across time zones',
          'Decisions that can be read later',
          'Disagreement on a call',
          'Trust with people you rarely see',
        ],
      },
    ],
  },
  moments: {
    heading: 'A head of quality, week by week',
    items: [
      {
        when: 'Week 4',
        who: 'A head of quality',
        text: 'sits in on the supply team’s weekly meeting without speaking, then writes its host half a page on what hurts each side.',
      },
      {
        when: 'Week 6',
        who: 'Her team lead',
        text: 'receives a charter of the decisions that are now his, and up to what amount. She signs it first.',
      },
      {
        when: 'Week 12',
        who: 'Her counterpart in supply',
        text: 'writes a few lines on what has become easier. The sponsor reads them beside each proposal’s figures.',
      },
    ],
  },
  outcomes: {
    heading: 'Changes between functions by week 12',
    text: 'Half of the evidence comes from other functions, who have little reason to be polite.',
    columns: { before: 'Before Ignite', after: 'In week 12' },
    items: [
      {
        area: 'Decisions',
        before: 'Go two levels up and take two weeks to come back',
        after: 'Made by the team lead who knows most, within a written charter',
      },
      {
        area: 'Conflicting targets',
        before: 'Discovered in the month-end report',
        after: 'Raised during planning by both sides, with one proposal',
      },
      {
        area: 'Meetings',
        before: 'Twelve people, so that no one is surprised',
        after: 'Those who decide; everyone else reads half a page',
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
        text: 'Refresh with the cohort: the survey again, and which proposals survived a budget round.',
      },
      {
        when: '12 months',
        text: 'Refresh with the counterparts, and the survey for the last time.',
      },
    ],
  },
  gains: {
    heading: 'What participants get',
    text: 'Two days of Ignite, then two to three hours a week, most of them in other functions’ meetings.',
    items: [
      { icon: 'chart', text: 'Survey feedback from their line manager, peers and two levels below' },
      {
        icon: 'people',
        text: 'The 2-day Ignite workshop on a problem from their own company, in a cohort of 12 to 20',
      },
      { icon: 'speech', text: 'Coaching in 6 sessions, timed to the proposal they’re running' },
      { icon: 'star', text: 'Three meetings with a sponsor who has promised answers' },
      { icon: 'network', text: 'A counterpart in another function, during the program and after it' },
      { icon: 'clock', text: 'A refresh at 6 and 12 months' },
    ],
  },
  paper: liveProblemSheet,
  // Sample: made up.
  voice: programVoice({
    quote:
      'I sat in on the quality team’s meeting and kept quiet. For years I’d thought they were slow. They were waiting for a forecast that only my team had.',
    name: 'Marek Dvorsky',
    role: 'Supply planning lead at a specialty chemicals company',
  }),
  closing: {
    heading: 'Which problem would you bring to Ignite?',
    text: 'Describe it in the demo. We’ll tell you whether it suits the workshop and what we would want to know first.',
    ground: 'teal',
    picture: sceneImage('a2'),
    action: 'Book a Demo',
    guide: downloads.programGuide,
    contact: 'Write to us about A2',
  },
}
