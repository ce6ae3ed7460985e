import { counts } from './counts.ts'
import { downloads } from './downloads.ts'
import { sceneImage } from './images.ts'
import { paths } from './routes.ts'
import type { ShortFormat, ShortProgram } from './schema/offerings.ts'
import type { PageHead } from './schema/page.ts'
import type { Benefit } from './schema/program.ts'
import type { Figure } from './schema/sections.ts'
import { company } from './site.ts'
import { breadcrumbs, course } from './structuredData.ts'
import { topics } from './topics.ts'

const formats: readonly ShortFormat[] = [
  {
    id: '1-day',
    title: '1-Day Intensives',
    single: '1-Day Intensive',
    duration: '1 day',
    days: 1,
    text: 'One method in the morning, your own case in the afternoon. Everyone leaves with one finished page.',
    bestFor: 'a question that has to be settled this month',
    halfDays: [{ label: 'Method' }, { label: 'Your case' }],
  },
  {
    id: '2-day',
    title: '2-Day Immersives',
    single: '2-Day Immersive',
    duration: '2 days',
    days: 2,
    text: 'Time to fail on the first day and do it again on the second, after a night’s sleep and a colleague’s notes.',
    bestFor: 'skills that have to be heard and seen, such as speaking under fire',
    halfDays: [{ label: 'Method' }, { label: 'Practice' }, { label: 'Your case' }, { label: 'Live run' }],
  },
  {
    id: 'custom',
    title: 'Custom Workshops',
    single: 'Custom Workshop',
    duration: '1-2 days',
    days: 1,
    text: `We build the agenda backward from the result you name, out of these programs and the ${counts.modules} modules.`,
    bestFor: 'an offsite, a merger of two teams or a kick-off with its own theme',
    halfDays: [
      { label: 'Method' },
      { label: 'Open', open: true },
      { label: 'Open', open: true },
      { label: 'Your case' },
    ],
  },
]

const programs: readonly ShortProgram[] = [
  {
    id: 'scquare',
    title: 'SCQuARE Storytelling Workshop',
    duration: '1-2 days',
    audience: 'Leaders and experts with a proposal to present',
    format: '1-Day Intensive, or 2-Day Immersive with a live run before your sponsor',
    description:
      'Situation, Complication, Question, Answer, Recommendation, Example: build one real proposal on six cards and tell it three times, each time in half the time.',
    outcomes: [
      'A proposal on six cards that takes two minutes to tell and survives an interruption.',
      'The question your audience has to answer, in one sentence that a colleague can repeat.',
      'A slide deck that has lost at least half its pages, with the cards as its order.',
      'One example per proposal that the listener could check by telephone.',
    ],
    topic: topics.scquare,
  },
  {
    id: 'bootcamp',
    title: 'Executive Communication Bootcamp',
    duration: '2 days',
    audience: 'Senior managers who report to a board or an executive committee',
    format: '2-Day Immersive, in the room, with cameras on the second day',
    description:
      'The first day is on paper: updates and decision papers are rewritten until the decision comes first. The second is aloud, with the same papers, in front of a committee that interrupts.',
    outcomes: [
      'Your next real board or committee paper, in a second draft that strangers have understood.',
      'Updates in five lines: decision, price, waiting, evidence, my view.',
      'A direct answer to a hostile question, a fact to hold it up, and the way back to your point.',
      'A recording of your first and your last run, for you alone.',
    ],
    topic: topics.bootcamp,
  },
  {
    id: 'sprint',
    title: 'Strategic Thinking Sprint',
    duration: '1 day',
    audience: 'Managers, project leads and teams with one open choice',
    format: '1-Day Intensive, in the room or live online',
    description:
      'Bring a choice with at least three options, one of them unpopular. By noon each option has a page and an advocate, and by five there is a decision, or the name and date of whoever will make it.',
    outcomes: [
      'A choice paper per option: what would have to be true, what it takes, what would stop.',
      'The best argument against your favorite, written by somebody who believes it.',
      'A decision rule that everybody heard before the discussion began.',
      'Three early signs that would tell you within a quarter that you were wrong.',
    ],
    topic: topics.sprint,
  },
]

const head: PageHead = {
  title: 'Short-form programs: workshops of one or two days',
  description:
    'One-day intensives, two-day immersives and custom workshops: storytelling, executive communication and strategic thinking on your own cases. Pick your dates.',
  keywords: [
    'one day leadership workshop',
    'two day leadership workshop',
    'SCQuARE storytelling workshop',
    'executive communication bootcamp',
    'strategic thinking sprint',
  ],
  hero: 'coral',
  section: 'solutions',
  topic: topics.shortForm,
  structuredData: [
    ...programs.map((program) =>
      course({
        name: program.title,
        description: program.description,
        url: `${paths.shortForm}#${program.id}`,
        workload: program.duration === '1 day' ? 'P1D' : 'P2D',
        mode: 'onsite',
      }),
    ),
    breadcrumbs(
      { label: 'Strategic Thinking & Storytelling', href: paths.strategy },
      { label: 'Short-form programs', href: paths.shortForm },
    ),
  ],
}

const benefits: readonly Benefit[] = [
  {
    icon: 'target',
    text: 'Your own material is the exercise, so nothing has to be translated back at the office.',
  },
  {
    icon: 'speech',
    text: 'The facilitator calls the sponsor and two participants beforehand and changes the day accordingly.',
  },
  { icon: 'people', text: 'Everybody speaks, writes and is answered. There is no back row.' },
  { icon: 'star', text: 'One card per method, printed, small enough for a jacket pocket.' },
  { icon: 'calendar', text: 'A follow-up hour four weeks later asks what was used and what was dropped.' },
  {
    icon: 'steps',
    text: 'If it worked, the same group can go on to a twelve-week program without starting again.',
  },
]

const impact: readonly Figure[] = [
  { figure: '98%', label: 'satisfaction, asked a week after the workshop' },
  { figure: '30 days', label: 'ROI timeline: the first returns are counted in the follow-up hour' },
  { figure: '3x', label: 'faster than traditional training, from need to first use at work' },
]

/** Copy of /strategy/short-form. */
export const shortForm = {
  head,
  hub: { label: 'Strategy programs', href: paths.strategy },
  hero: {
    heading: 'You have one day. Spend it on one thing.',
    lead: 'Short-form programs take a team or a mixed group through a single subject in one or two days, with your papers on the table from the first hour.',
    image: sceneImage('short-form', 'A dial with twenty-four marks around it'),
    facts: [
      { label: 'Duration', value: '1 day, 2 days or 1-2 days' },
      { label: 'Place', value: 'Your house, ours or live online' },
    ],
    calendar: { label: 'View Program Calendar', href: '#calendar' },
    contact: 'Contact Us',
  },
  audience: {
    id: 'who-books',
    heading: 'Who books a short form',
    points: [
      { title: 'A leadership team before its offsite', text: 'So that the two days away end in choices.' },
      { title: 'A pitch or deal team', text: 'One client, one price, one chance to be understood.' },
      {
        title: 'Managers between two programs',
        text: 'To refresh one skill without another quarter of work.',
      },
      {
        title: 'An L&D head who wants to see us work',
        text: 'A day in your own house says more than our brochure.',
      },
    ],
  },
  formats: {
    id: 'formats',
    heading: 'Three formats, cut from half days',
    bestForLabel: 'Best for',
    items: formats,
  },
  programs: {
    id: 'featured-programs',
    heading: 'Three programs people ask for by name',
    items: programs,
    labels: {
      audience: 'For',
      duration: 'Duration',
      format: 'Format',
      more: 'Learn More',
      outcomes: 'What you take away',
      ask: 'Ask about this',
    },
  },
  benefits: { id: 'benefits', heading: 'Why a short form holds', items: benefits },
  impact: {
    id: 'program-impact',
    heading: 'Program Impact',
    figures: impact,
    note: 'Across all short-form programs since 2020.',
  },
  calendar: {
    id: 'calendar',
    heading: 'Program calendar',
    text: 'We run short forms for one organization at a time, so the calendar is yours. Choose a format and one or two dates, hold them in your own calendar and ask us for them. We answer within 24 hours.',
    planner: {
      formatLabel: 'Format',
      formats: formats.map(({ id, single, duration, days }) => ({ id, name: single, duration, days })),
      firstLabel: 'First choice, starting on',
      secondLabel: 'Second choice, starting on',
      optional: '(optional)',
      problems: {
        missing: 'Please choose a first date.',
        past: 'Please choose a date after today.',
        same: 'The two dates are the same.',
      },
      weekend: 'This takes in a weekend day. We work weekends where your week does; just say so.',
      download: 'Download dates (.ics)',
      downloaded: 'Only in your calendar so far: we have not been asked yet. Next, ask us for these dates.',
      ask: 'Ask for these dates',
      fileName: 'short-form-dates.ics',
      calendar: {
        product: `-//${company.name}//Short-form planner//EN`,
        domain: new URL(company.website).hostname,
        summary: `To ask for: {format}, ${company.name}`,
        description:
          'Only in your calendar: nobody had been asked for this date when it was saved. To ask for it, go to the program calendar and choose “Ask for these dates”.',
        url: `${company.website}${paths.shortForm}#calendar`,
      },
      message: { format: 'Format', first: 'First choice', second: 'Second choice' },
    },
    sample: {
      text: 'To see how each format lies in a week, take the sample entries: one per format and its follow-up hour, on example days that you move to your own. They book nothing and keep your time free.',
      file: downloads.shortFormats,
      summary: `Sample: {format}, ${company.name}`,
      followUp: `Sample: follow-up hour, {format}, ${company.name}`,
      note: 'A sample entry. The day is an example and nothing is booked: move it to a day of yours, then ask us for it.',
      bestFor: 'Best for',
      halfDays: 'By half days',
      followUpText: 'Four weeks after the last day, one hour: what was used, and what was dropped.',
    },
    withoutScript: {
      heading: 'No planner in this browser',
      text: 'The planner needs JavaScript. Without it, send us the format and one or two dates through the contact form. A person reads it and answers all the same. The file below works in every calendar.',
      link: 'Ask for dates',
    },
  },
  closing: {
    heading: 'A date and a difficulty are enough',
    text: 'Write to us with both. We suggest a format, a facilitator and what to leave out.',
    contact: 'Contact Us',
    demo: 'Book a Demo',
  },
} as const
