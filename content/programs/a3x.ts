import { downloads } from '../downloads.ts'
import { sceneImage } from '../images.ts'
import { paths } from '../routes.ts'
import type { ProgramPageContent } from '../schema/program.ts'
import { topics } from '../topics.ts'
import { findProgram } from './findProgram.ts'
import { labelBlocks } from './labelBlocks.ts'
import { programHead } from './programHead.ts'

const hub = { label: 'Leadership', href: paths.leadership }

/** A3X: the whole enterprise. */
export const a3x: ProgramPageContent = labelBlocks('leadership', {
  head: programHead(findProgram('A3X'), hub, {
    title: 'A3X: executive leadership program for CXOs',
    description:
      'For 8 to 12 CXOs, business unit heads and high-potential senior leaders: 12 weeks of executive retreats and labs, built on decisions of your own company.',
    keywords: [
      'executive leadership program',
      'CXO development',
      'executive retreat',
      'A3X',
      'high-potential senior leaders',
    ],
    hero: 'teal',
    topic: topics.a3x,
  }),
  hub,
  hero: {
    heading: 'A3X: the executive program for CXOs and senior leaders',
    lead: 'A private program for eight to twelve executives. Two retreats and three labs, built on decisions that your company has taken and on some that it still has to take.',
    image: sceneImage('a3x'),
    ground: 'teal',
    action: 'Request Executive Consultation',
  },
  facts: [
    { label: 'Duration', value: '12 weeks' },
    { label: 'Cohort', value: '8-12 executives' },
    { label: 'Form', value: 'Executive retreats and labs' },
  ],
  order: ['pitch', 'audience', 'workshop', 'structure', 'moments', 'themes', 'outcomes', 'gains'],
  pitch: {
    heading: 'At the top, most choices are between good options',
    paragraphs: [
      'Senior leaders reach the top by being right about their part. Then they join a team whose work consists of choices between parts, and find that the old skill makes them worse at it. Each argues well. The table gets the average of the arguments.',
      'A3X trains the second job. Its material is your own: last year’s decisions, taken apart with the people who opposed them, and next year’s, before the papers harden.',
    ],
  },
  audience: {
    heading: 'A private cohort of 8 to 12 executives',
    text: 'Eight executives at least, because smaller groups have no factions. Twelve at most, because everyone speaks.',
    ground: 'sand',
    people: [
      {
        title: 'CXOs',
        text: 'Hold a function and a seat at the table. They come to work on the seat: how to speak for the company when the function pays.',
      },
      {
        title: 'Business unit heads',
        text: 'Carry a result of their own. They practice giving up people, money or a market to a colleague who can use them better, and saying so at home.',
      },
      {
        title: 'High-potential senior leaders',
        text: 'Stand on the succession list for one of these posts. They take part as equals, which is the nearest thing to a rehearsal.',
      },
    ],
    elsewhere: {
      text: 'Whole executive teams that face one particular change, with a date on it, get further elsewhere.',
      link: { label: 'T3X is made for that', href: paths.t3x },
    },
  },
  workshop: {
    label: 'Executive retreats and labs',
    heading: 'Retreats and labs on decisions of your own',
    text: 'Retreats are two days, away from the office, without assistants or slides. Labs take half a day around a single case, with live figures.',
    ground: 'teal',
    sittings: [
      {
        label: 'Opening retreat, week 3',
        title: 'How this table decides',
        items: [
          {
            label: 'Day one',
            text: 'Three past decisions on the floor, year by year. Who knew what, who said it, what the minutes left out.',
          },
          {
            label: 'Day two',
            text: 'The rules of the table, written anew: what comes to it, who must be heard, how it ends. Tried at once on an open matter.',
          },
        ],
      },
      {
        label: 'Labs, weeks 5, 7 and 9',
        title: 'Capital, succession, crisis',
        items: [
          {
            label: 'Capital',
            text: 'One pot, five proposals from the room, three rounds. In round two each person argues for the proposal that hurts them.',
          },
          {
            label: 'Succession',
            text: 'Your ten critical posts, two names for each, and the moves between units that would have to begin this year.',
          },
          {
            label: 'Crisis',
            text: 'Fourteen hours of a recall or a breach, played in three. An outsider plays the press and a regulator.',
          },
        ],
      },
      {
        label: 'Closing retreat, week 11',
        title: 'What each of us will pay',
        items: [
          {
            label: 'Day one',
            text: 'Every executive drafts five commitments to the enterprise and reads aloud what each will cost their own area.',
          },
          {
            label: 'Day two',
            text: 'Colleagues cut what costs nothing. What remains gets a date and goes to the chief executive.',
          },
        ],
      },
    ],
  },
  structure: {
    heading: 'A calendar of six fixed dates',
    text: 'Executives can keep six dates if they are fixed a quarter ahead. Everything between them is one to one, at the hour that suits.',
    phases: [
      {
        name: 'Assessment & Discovery',
        from: 1,
        to: 2,
        text: 'Private interviews with the chief executive or chair, two peers and two direct reports. A decision audit picks the three cases for the retreat.',
      },
      {
        name: 'Retreats & Labs',
        from: 3,
        to: 10,
        text: 'The opening retreat and three labs. Within a week of each lab, an hour of private counsel on how you behaved at the table.',
      },
      {
        name: 'Integration & Action Planning',
        from: 11,
        to: 12,
        text: 'The closing retreat, and a session in which the cohort puts its commitments before the chief executive.',
      },
    ],
    plan: [
      { label: 'Executive retreats, 2 days each', weeks: [3, 11] },
      { label: 'Labs', weeks: [5, 7, 9] },
      { label: 'Private counsel', weeks: [6, 8, 10] },
      { label: 'Session with the chief executive', weeks: [12] },
    ],
  },
  moments: {
    heading: 'What the program asks of each executive',
    ground: 'blush',
    items: [
      {
        when: 'Week 4',
        who: 'A chief financial officer',
        text: 'meets the two colleagues who opposed her largest decision of last year and asks a single question: what did you see that I did not want to? She listens for twenty minutes each.',
      },
      {
        when: 'Week 7',
        who: 'A business unit head',
        text: 'names the person in his unit whom a sister unit needs more. The move is in the plan before the lab ends.',
      },
      {
        when: 'Week 12',
        who: 'The chief executive',
        text: 'receives up to sixty commitments on a single sheet: owner, date, what it will cost the owner’s own area, and who at the table will ask about it.',
      },
    ],
  },
  themes: {
    heading: 'Skills for a team that decides for the whole company',
    items: [
      {
        title: 'Enterprise judgment',
        icon: 'compass',
        color: 'coral',
        skills: [
          'Arguing the case that hurts you',
          'Telling risk from discomfort',
          'Reversing a decision in time',
          'Saying what would change your mind',
        ],
      },
      {
        title: 'The top team at work',
        icon: 'people',
        color: 'teal',
        skills: [
          'Rules for deciding',
          'Dissent, heard once and counted',
          'Speaking with one voice outside',
          'Ending a debate on time',
        ],
      },
      {
        title: 'Capital and talent',
        icon: 'chart',
        color: 'coral',
        skills: [
          'Moving money between units',
          'Moving people between units',
          'Two names for every critical post',
          'Closing what you once opened',
        ],
      },
      {
        title: 'In public',
        icon: 'globe',
        color: 'teal',
        skills: [
          'The first statement in a crisis',
          'Bad news for the board',
          'Questions you may not answer',
          'Silence, and when to end it',
        ],
      },
    ],
  },
  outcomes: {
    heading: 'Changes visible in the executive committee’s minutes',
    text: 'Taken from the agenda and minutes of the executive meeting, three months before and three months after, with the consent of those in it.',
    ground: 'tint',
    columns: { before: 'Three months before', after: 'Three months after' },
    items: [
      {
        area: 'Agenda',
        before: 'Mostly reports, unit by unit',
        after: 'Choices between units, with papers of two pages',
      },
      {
        area: 'Money and people',
        before: 'Last year’s shares, plus or minus a little',
        after: 'At least one real transfer, proposed by the unit that gives',
      },
      { area: 'Dissent', before: 'In the corridor, afterward', after: 'In the room, minuted, and closed' },
      {
        area: 'Succession',
        before: 'Names on a slide',
        after: 'Two candidates per critical post, one of them already moved',
      },
    ],
  },
  gains: {
    heading: 'Time, counsel and confidentiality',
    text: 'Six dates in the calendar and three hours of counsel. Nothing is recorded, and reports go to nobody but you.',
    items: [
      {
        icon: 'shield',
        text: 'A private reading from chief executive, peers and direct reports, given in person',
      },
      { icon: 'compass', text: 'Two executive retreats, in a cohort of 8 to 12' },
      { icon: 'target', text: 'Three labs with figures from your own company' },
      { icon: 'speech', text: 'An hour of counsel after each lab with a coach who has sat at such a table' },
      { icon: 'steps', text: 'Five commitments, made before those who will ask about them' },
    ],
  },
  closing: {
    heading: 'Start with a 40-minute conversation',
    text: 'With the person who would lead your program, about your table and the year ahead. What you tell us stays there, whether or not a program follows.',
    ground: 'coral',
    action: 'Request Executive Consultation',
    guide: downloads.programGuide,
    contact: 'Write to us first',
  },
})
