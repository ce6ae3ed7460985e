import { portraitImage } from './images.ts'
import type { CoachWeekIllustration, CohortIllustration, TranscriptIllustration } from './schema/platforms.ts'

const hrView = 'Seen by HR and sponsors'
const participantView = 'Seen by the participant only'

/** A cohort in LEAP. */
export const cohort: CohortIllustration = {
  title: 'A1, Pune and Lyon, 18 participants',
  week: 7,
  weekLabel: 'Week 7 of 12',
  matching: {
    title: 'Two coaches for Rohan',
    view: participantView,
    coaches: [
      {
        name: 'A. Fournier',
        portrait: portraitImage('anne-lise-fournier', ''),
        facts: 'English and French, ran a plant, six shared hours',
        sharedHours: 6,
      },
      {
        name: 'R. Bhonsle',
        portrait: portraitImage('radhika-bhonsle', ''),
        facts: 'English and Hindi, built a lab team, eight shared hours',
        sharedHours: 8,
      },
    ],
    note: 'Rohan meets both and chooses one. HR sees that 18 of 18 have a coach, not who chose or changed whom.',
  },
  participation: {
    title: 'Participation, week by week',
    view: hrView,
    rows: [
      {
        name: 'Workshop and webinars',
        detail: 'Attended the latest one',
        weeks: [2, 2, 2, 2, 1, 2, 2],
        count: '18 of 18',
      },
      {
        name: 'Coaching sessions',
        detail: 'Held as scheduled so far',
        weeks: [2, 2, 2, 1, 2, 2, 2],
        count: '53 of 54',
      },
      {
        name: 'Practice',
        detail: 'Tried their next step this week',
        weeks: [0, 0, 1, 1, 1, 1, 2],
        count: '16 of 18',
      },
      {
        name: 'Goals',
        detail: 'Tracked by a colleague',
        weeks: [0, 0, 0, 1, 1, 1, 1],
        count: '13 of 18',
      },
    ],
    legend: {
      done: 'nearly everyone',
      partly: 'more than half',
      missed: 'half or fewer',
    },
  },
  returns: {
    title: 'Return so far',
    view: hrView,
    cost: ['Cost', 100],
    credited: ['Accepted', 62],
    note: 'The client’s finance team accepted three of five reported gains.',
  },
  journey: {
    title: 'Camille’s next step',
    view: participantView,
    steps: [
      { when: '9:10 AM', text: 'Ten minutes in AI Arena' },
      { when: '9:30 AM', text: 'Line review: ask what they have tried' },
      { when: '5:00 PM', text: 'One sentence to her coach' },
    ],
  },
}

/** How four sites attended, for a use case of LEAP. */
export const fourSites: Pick<CohortIllustration, 'title' | 'week' | 'weekLabel'> & {
  rows: CohortIllustration['participation']['rows']
} = {
  title: 'A1 at four sites, attendance',
  week: 6,
  weekLabel: 'Week 6 of 12',
  rows: [
    { name: 'Hyderabad', detail: '12 participants', weeks: [2, 2, 2, 2, 2, 2], count: '12 of 12' },
    { name: 'Lyon', detail: '9 participants', weeks: [2, 2, 2, 1, 2, 2], count: '9 of 9' },
    { name: 'Cork', detail: '7 participants', weeks: [2, 2, 1, 2, 2, 2], count: '7 of 7' },
    { name: 'Ohio', detail: '8 participants', weeks: [2, 2, 2, 2, 0, 2], count: '8 of 8' },
  ],
}

/** A week of a coach in SPACE, in Lisbon winter time; the notes give the clients’ local times. */
export const coachWeek: CoachWeekIllustration = {
  title: 'Week of January 19',
  zone: 'Lisbon time',
  from: 8,
  to: 17,
  days: [
    {
      day: 'Monday',
      entries: [
        {
          from: 8.5,
          to: 9.5,
          kind: 'client',
          title: 'R. K.',
          note: '2:00 PM in Hyderabad. Third attempt at saying no.',
        },
        {
          from: 14,
          to: 15,
          kind: 'client',
          title: 'M. D.',
          note: '9:00 AM in Ohio. First session, no goal yet.',
        },
      ],
    },
    {
      day: 'Tuesday',
      entries: [
        {
          from: 9,
          to: 11.5,
          kind: 'group',
          title: 'Team coaching',
          note: '10:00 AM in Lyon. Their regular management meeting, which the coach may pause.',
        },
        { from: 15, to: 16, kind: 'own', title: 'Supervision', note: 'One case, no names.' },
      ],
    },
    {
      day: 'Wednesday',
      entries: [
        {
          from: 9,
          to: 12,
          kind: 'group',
          title: 'A1, three sessions',
          note: 'One hour each, with progress from LEAP.',
        },
        { from: 14, to: 16, kind: 'open', title: 'Open', note: 'Offered to Cork and Boston.' },
      ],
    },
    {
      day: 'Thursday',
      entries: [
        { from: 8.5, to: 9.5, kind: 'client', title: 'D. S.', note: '2:00 PM in Pune. Shared a rehearsal.' },
        {
          from: 15,
          to: 16,
          kind: 'client',
          title: 'J. W.',
          note: '10:00 AM in Boston. Board meeting tomorrow.',
        },
      ],
    },
    {
      day: 'Friday',
      entries: [
        { from: 9, to: 10.5, kind: 'own', title: 'Notes and progress', note: 'Then the invoice draft.' },
        { from: 11, to: 13, kind: 'open', title: 'Kept free', note: 'Not offered to clients.' },
      ],
    },
  ],
}

/** A rehearsal in AI Arena, with feedback. */
export const transcript: TranscriptIllustration = {
  title: 'Second run: a plant director on the phone with the mayor',
  lines: [
    { who: 'Mayor', parts: ['My phone hasn’t stopped ringing. Is it in the river or not?'] },
    {
      who: 'You',
      parts: [{ marked: 'First let me say how seriously we take this' }, ', and that our thoughts are with'],
      note: { text: 'Fourteen seconds and no answer', good: false },
    },
    { who: 'Mayor', parts: ['Yes or no?'] },
    {
      who: 'You',
      parts: [
        'We don’t know yet. ',
        { marked: 'By four o’clock we will, and I’ll call you myself' },
        ' either way.',
      ],
      note: { text: 'What is known, by when, and who will call', good: true },
    },
  ],
}
