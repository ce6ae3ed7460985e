import { downloads } from '../downloads.ts'
import { sceneImage, sectionImage } from '../images.ts'
import { commitmentSheet } from '../papers.ts'
import { paths } from '../routes.ts'
import type { ProgramPageContent } from '../schema/program.ts'
import { topics } from '../topics.ts'
import { outlines } from './outlines.ts'
import { programHead } from './programHead.ts'
import { programVoice } from './programVoice.ts'

const hub = { label: 'Leadership', href: paths.leadership }

/** A3X: the whole enterprise. */
export const a3x: ProgramPageContent = {
  head: programHead(outlines.A3X, hub, {
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
    lead: 'A private program for 8 to 12 executives: two retreats and three labs, built on decisions your company has made and on some it still has to make.',
    image: sceneImage('a3x'),
    ground: 'teal',
    action: 'Request Executive Consultation',
  },
  facts: [
    { label: 'Duration', value: '12 weeks' },
    { label: 'Cohort', value: '8-12 executives' },
    { label: 'Format', value: 'Executive retreats and labs' },
  ],
  first: 'paper',
  voiceOn: 'beside',
  pitch: {
    heading: 'At the top, most choices are between good options',
    text: 'Senior leaders rise by being right about their own area. Then they join a team that chooses between areas, and splits the difference. A3X builds the missing skill on your own decisions: last year’s, reviewed with the people who opposed them, and next year’s, while they can still be changed.',
  },
  audience: {
    heading: 'For 8 to 12 executives, in a private cohort',
    text: 'At least eight, so that someone has to take sides. No more than 12, so that everyone speaks.',
    people: [
      {
        title: 'CXOs',
        text: 'They run a function and sit on the executive team. A3X is about the second role, when the function pays.',
      },
      {
        title: 'Business unit heads',
        text: 'They own a P&L, and practice giving people, money or a market to a colleague who can use them better.',
      },
      {
        title: 'High-potential senior leaders',
        text: 'On the succession list for one of these roles, and taking part as equals.',
      },
    ],
    elsewhere: {
      text: 'For a whole team that faces one change with a date, another program fits better.',
      link: { label: 'T3X is designed for that', href: paths.t3x },
    },
  },
  workshop: {
    heading: 'Retreats and labs on your company’s own decisions',
    text: 'Two days away from the office for each retreat, half a day on a single case for each lab.',
    sittings: [
      {
        label: 'Opening retreat, week 3',
        title: 'How this team decides',
        items: [
          {
            label: 'Day one',
            text: 'Three past decisions, step by step: who knew what, who said it, what the minutes left out.',
          },
          {
            label: 'Day two',
            text: 'New rules for the team: what comes to it, who must be heard, how a debate ends.',
          },
        ],
      },
      {
        label: 'Labs, weeks 5, 7 and 9',
        title: 'Capital, succession, crisis',
        items: [
          {
            label: 'Capital',
            text: 'One budget, five proposals. In round two, each executive argues for the one that hurts them.',
          },
          {
            label: 'Succession',
            text: 'Your 10 critical roles, two names for each, and the moves that would have to start this year.',
          },
          {
            label: 'Crisis',
            text: 'Fourteen hours of a recall or a data breach, compressed into three, with press and regulator.',
          },
        ],
      },
      {
        label: 'Closing retreat, week 11',
        title: 'What each executive gives up',
        items: [
          {
            label: 'Day one',
            text: 'Everyone drafts five commitments and says what each will cost their own area.',
          },
          {
            label: 'Day two',
            text: 'Colleagues send back whatever costs nothing. The final five get dates.',
          },
        ],
      },
    ],
  },
  structure: {
    heading: 'A calendar of six fixed dates',
    phases: [
      {
        name: 'Assessment & Discovery',
        from: 1,
        to: 2,
        text: 'Private interviews with the chief executive, peers and direct reports, and an audit of last year’s decisions.',
      },
      {
        name: 'Retreats & Labs',
        from: 3,
        to: 10,
        text: 'The opening retreat and three labs, each followed within a week by an hour of private counsel.',
      },
      {
        name: 'Integration & Action Planning',
        from: 11,
        to: 12,
        text: 'The closing retreat, and a session where the commitments go to the chief executive.',
      },
    ],
    plan: [
      { label: 'Executive retreats, 2 days each', weeks: [3, 11] },
      { label: 'Labs', weeks: [5, 7, 9] },
      { label: 'Private counsel', weeks: [6, 8, 10] },
      { label: 'Session with the chief executive', weeks: [12] },
    ],
  },
  themes: {
    heading: 'Themes and skills',
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
          'Setting rules for deciding',
          'Hearing dissent once and recording it',
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
          'Naming two successors for every critical role',
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
          'Questions you aren’t allowed to answer',
          'When to stay silent and when to speak',
        ],
      },
    ],
  },
  outcomes: {
    heading: 'Changes visible in the executive committee’s minutes',
    text: 'From its agendas and minutes, with the members’ consent.',
    columns: { before: 'Three months before', after: 'Three months after' },
    items: [
      {
        area: 'Agenda',
        before: 'Mostly reports, unit by unit',
        after: 'Choices between units, prepared in two-page papers',
      },
      {
        area: 'Money and people',
        before: 'Last year’s allocation, give or take a little',
        after: 'At least one real transfer, proposed by the unit that gives it up',
      },
      {
        area: 'Dissent',
        before: 'Voiced in private, after the meeting',
        after: 'Voiced in the meeting, recorded and resolved',
      },
      {
        area: 'Succession',
        before: 'Names on a slide',
        after: 'Two candidates per critical role, one of whom has already moved',
      },
    ],
  },
  gains: {
    heading: 'What participants get',
    text: 'Six dates and three hours of counsel. Nothing is recorded, and reports go to the executive alone.',
    items: [
      {
        icon: 'shield',
        text: 'Private feedback from chief executive, peers and direct reports, in person',
      },
      { icon: 'compass', text: 'Two executive retreats, in a cohort of 8 to 12' },
      { icon: 'target', text: 'Three labs with figures from your own company' },
      {
        icon: 'speech',
        text: 'An hour of counsel after each lab with a coach who has served on an executive team',
      },
      { icon: 'steps', text: 'Five dated commitments, made in front of the colleagues who follow up' },
    ],
  },
  paper: commitmentSheet,
  // Sample: made up.
  voice: programVoice({
    quote:
      'I gave up my best plant manager to a division that needed him more. A year earlier I’d have found a good reason to keep him.',
    name: 'Cynthia Okada',
    role: 'Division president at a building materials group',
  }),
  closing: {
    heading: 'Start with a 40-minute conversation with us',
    text: 'Talk with the person who would lead your program about your executive team and the year ahead. What you tell us stays confidential, whether or not a program follows.',
    ground: 'teal',
    picture: sectionImage('forty-minutes'),
    action: 'Request Executive Consultation',
    guide: downloads.programGuide,
    contact: 'Write to us first',
  },
}
