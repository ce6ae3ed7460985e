import { company } from './company.ts'
import { counts } from './counts.ts'
import { downloads } from './downloads.ts'
import { courses } from './figures/courses.ts'
import { sceneImage } from './images.ts'
import { phrases } from './labels/phrases.ts'
import { boardPaper } from './papers.ts'
import { paths } from './routes.ts'
import type { HalfDay, ShortFormat, ShortProgram } from './schema/offerings.ts'
import type { PageHead } from './schema/page.ts'
import type { Point } from './schema/sections.ts'
import { breadcrumbs, course } from './structuredData.ts'
import { topics } from './topics.ts'

const oneDay: readonly HalfDay[] = [{ label: 'Method' }, { label: 'Your case' }]

const twoDays: readonly HalfDay[] = [
  { label: 'Method' },
  { label: 'Practice' },
  { label: 'Your case' },
  { label: 'Live run' },
]

const open: HalfDay = { label: 'Open', open: true }

const formats: readonly ShortFormat[] = [
  {
    id: '1-day',
    title: '1-Day Intensives',
    single: '1-Day Intensive',
    duration: '1 day',
    days: 1,
    text: 'A method in the morning, your own case in the afternoon.',
    bestFor: 'a question that has to be settled this month',
    halfDays: oneDay,
  },
  {
    id: '2-day',
    title: '2-Day Immersives',
    single: '2-Day Immersive',
    duration: '2 days',
    days: 2,
    text: 'A first attempt on day one, a better one on day two.',
    bestFor: 'skills that others have to hear, such as answering hostile questions',
    halfDays: twoDays,
  },
  {
    id: 'custom',
    title: 'Custom Workshops',
    single: 'Custom Workshop',
    duration: '1-2 days',
    days: 1,
    text: `Planned backward from your result, from these programs and our ${counts.modules} modules.`,
    bestFor: 'an offsite, a merger of two teams or a kickoff with its own theme',
    halfDays: [{ label: 'Method' }, open, open, { label: 'Your case' }],
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
      'Build one real proposal on six cards and present it three times, each time in half the time.',
    outcomes: [
      'A six-card proposal that survives an interruption.',
      'The question your audience has to answer, in one sentence.',
      'A slide deck half as long, in the order of the cards.',
      'One example that a listener could verify with a phone call.',
    ],
    topic: topics.scquare,
  },
  {
    id: 'bootcamp',
    title: 'Executive Communication Bootcamp',
    duration: '2 days',
    audience: 'Senior managers who report to a board or an executive committee',
    format: '2-Day Immersive, in person, filmed on the second day',
    description:
      'On day one you revise board papers until the decision comes first. On day two you present them to a committee that interrupts.',
    outcomes: [
      'A second draft of your next paper, tested on cold readers.',
      'A five-line format for updates, with the decision first.',
      'A direct answer to a hostile question, and a fact to support it.',
      'A recording of your first and last runs, for your eyes only.',
    ],
    topic: topics.bootcamp,
  },
  {
    id: 'sprint',
    title: 'Strategic Thinking Sprint',
    duration: '1 day',
    audience: 'Managers, project leads and teams with one open choice',
    format: '1-Day Intensive, in person or live online',
    description:
      'Bring a choice with at least three options. By noon each has a one-page case and an advocate. By 5:00 PM there’s a decision, or the name of the person who’ll make it and a date.',
    outcomes: [
      'A one-page case for each option.',
      'The best argument against your favorite, by someone who believes it.',
      'A decision rule that everyone knew before the discussion began.',
      'Three early signs that you were wrong.',
    ],
    topic: topics.sprint,
  },
]

const head: PageHead = {
  title: 'Short-form programs: 1- and 2-day workshops',
  description:
    'One- and two-day workshops in storytelling, executive communication and strategic thinking, held for one organization at a time. See formats and pick dates.',
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

const benefits: readonly Point[] = [
  {
    icon: 'target',
    text: 'You practice on your own material and use the result the next day.',
  },
  {
    icon: 'speech',
    text: 'The facilitator calls the sponsor and two participants beforehand.',
  },
  { icon: 'people', text: 'Groups are small enough for everyone to speak, write and get feedback.' },
  { icon: 'star', text: 'Participants take home a pocket-size printed card for each method.' },
  {
    icon: 'calendar',
    text: 'A follow-up hour four weeks later shows what people have used.',
  },
  {
    icon: 'steps',
    text: 'The same group can move on to a 12-week program.',
  },
]

/** Copy of /strategy/short-form. */
export const shortForm = {
  head,
  hub: { label: 'Strategy programs', href: paths.strategy },
  hero: {
    heading: 'Short-form programs of one or two days',
    lead: 'Workshops that take a group through one subject, on your own papers from the first hour.',
    image: sceneImage('short-form', 'A cabin bag with the tag of a flight'),
    facts: [
      { label: 'Duration', value: '1 day, 2 days or 1-2 days' },
      { label: 'Place', value: 'On your site, on ours or live online' },
    ],
    calendar: { label: 'View Program Calendar', href: '#calendar' },
    contact: 'Contact Us',
  },
  audience: {
    id: 'who-books',
    heading: 'For teams with a deadline',
    points: [
      {
        title: 'Leadership teams before an offsite',
        text: 'They want the two days away to end in decisions.',
      },
      {
        title: 'Pitch and deal teams',
        text: 'They have one meeting to explain one price to one client.',
      },
      {
        title: 'Managers between two programs',
        text: 'They want to refresh one skill without signing up for another quarter.',
      },
      {
        title: 'L&D heads who want to see us work',
        text: 'A day on your own site tells you more than our brochure.',
      },
    ],
  },
  formats: {
    id: 'formats',
    heading: 'Three formats, built from half-days',
    bestForLabel: 'Best for',
    items: formats,
  },
  programs: {
    id: 'featured-programs',
    heading: 'Three workshops to start from',
    items: programs,
    labels: {
      audience: 'For',
      duration: 'Duration',
      format: 'Format',
      more: 'Learn More',
      outcomes: 'What you take away',
    },
  },
  benefits: {
    id: 'benefits',
    heading: 'Why one or two days are enough for one skill',
    items: benefits,
  },
  impact: {
    id: 'program-impact',
    heading: 'Program Impact',
    figures: [courses.satisfaction, courses.firstReturn, courses.faster],
  },
  calendar: {
    id: 'calendar',
    heading: 'Program calendar',
    text: `We run each program for one organization, so you choose the dates. Pick one or two and ask us whether we’re available. We answer within ${phrases.answer}.`,
    planner: {
      formatLabel: 'Format',
      formats: formats.map(({ id, single, duration, days }) => ({ id, name: single, duration, days })),
      days: { calendar: 'Days', previous: 'Previous month', next: 'Next month' },
      slots: { first: 'First choice', second: 'Second choice (optional)' },
      noDay: { first: 'Pick a day above', second: 'Pick another day' },
      problems: {
        missing: 'Please choose a first date.',
        past: 'Please choose a date after today.',
        same: 'The two dates are the same.',
      },
      weekend: 'Your dates include a weekend day. We work weekends if your teams do; just say so.',
      download: 'Download dates (.ics)',
      downloaded:
        'So far, these dates are only in your calendar, and we haven’t been asked yet. Next, ask us for them.',
      ask: 'Ask for these dates',
      fileName: 'short-form-dates.ics',
      calendar: {
        product: `-//${company.name}//Short-form planner//EN`,
        domain: new URL(company.website).hostname,
        summary: `To request: {format}, ${company.name}`,
        description:
          'This entry is only in your calendar: the date had not been requested when it was saved. To request it, go to the program calendar and choose “Ask for these dates.”',
        url: `${company.website}${paths.shortForm}#calendar`,
      },
      message: { format: 'Format', first: 'First choice', second: 'Second choice' },
    },
    sample: {
      text: 'To see how each format fits into a week, download entries that you can move. They don’t book anything.',
      file: downloads.shortFormats,
      summary: `Sample: {format}, ${company.name}`,
      followUp: `Sample: follow-up hour, {format}, ${company.name}`,
      note: 'A sample entry. The day is an example and nothing is booked: move it to a day that suits you, then ask us for it.',
      bestFor: 'Best for',
      halfDays: 'By half-day',
      followUpText:
        'One hour, four weeks after the last day: what people have used and what they’ve dropped.',
    },
    withoutScript: {
      heading: 'The planner isn’t available in this browser',
      text: 'The planner needs JavaScript. Without it, send us the format and one or two dates through the contact form. The file below works with any calendar.',
      link: 'Ask for dates',
    },
  },
  /** The paper that participants take home. */
  paper: boardPaper,
  closing: {
    heading: 'All we need is a date and a problem',
    text: 'Send us both, and we’ll suggest a format, a facilitator and what to leave out.',
    contact: 'Contact Us',
    demo: 'Book a Demo',
  },
} as const
