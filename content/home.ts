import { brand } from './brand.ts'
import { network } from './figures/network.ts'
import { programs } from './figures/programs.ts'
import { returns } from './figures/returns.ts'
import { toBar, toFigure } from './figures/show.ts'
import { portraitImage, portraitKey, sceneImage, sectionImage } from './images.ts'
import { organization } from './organization.ts'
import { leadershipPrograms, transformationPrograms } from './programs/summaries.ts'
import { paths } from './routes.ts'
import type { PageHead } from './schema/page.ts'
import type { Phase } from './schema/program.ts'
import type {
  BarFigure,
  Figure,
  PictureLink,
  Question,
  Reason,
  Testimonial,
  TextEntry,
} from './schema/sections.ts'

const head: PageHead = {
  title: 'Leadership programs, coaching and change work',
  description:
    'Twelve-week leadership and change programs with workshops, coaching and practice in real meetings, measured in week 1, in week 12 and a year later.',
  keywords: [
    'leadership development',
    'leadership programs',
    'executive coaching',
    'change leadership',
    'workforce development',
  ],
  hero: 'teal',
  structuredData: [organization],
}

const figures: readonly Figure[] = [
  returns.gross,
  programs.improvement,
  network.coaches,
  network.clients,
  programs.completion,
].map(toFigure)

const phases: readonly Phase[] = [
  {
    name: 'Assessment & Discovery',
    from: 1,
    to: 2,
    text: 'Colleagues and the line manager say what gets in the way. One habit is picked.',
  },
  {
    name: 'Skill Development',
    from: 3,
    to: 10,
    text: 'A 2-day workshop, then coaching sessions, or in T1 practice groups, with one task at work between each and the next.',
  },
  {
    name: 'Integration & Action Planning',
    from: 11,
    to: 12,
    text: 'What worked becomes a plan the line manager signs.',
  },
]

const gains: readonly BarFigure[] = [
  programs.readiness,
  programs.engagement,
  programs.performance,
  programs.retention,
].map(toBar)

/** Sample: people, companies and quotes are made up and stand in for real ones until launch. */
const testimonials: readonly Testimonial[] = [
  {
    quote:
      'We stopped sending people to training and started seeing them lead. In the teams that took part, engagement improved by 45%.',
    name: 'Meenakshi Rao',
    role: 'Head of Learning, Kadamba Global',
  },
  {
    quote:
      'My plant managers used to bring me every conflict. After A1 they bring me the outcome, and I hear about the conflict at lunch.',
    name: 'Tobias Ferrand',
    role: 'VP Operations, Veridane Biosciences',
  },
  {
    quote:
      'Six sessions with the same coach, and each one started with what I had actually done since the last. There was nowhere to hide, and I am grateful.',
    name: 'Ama Boateng',
    role: 'Product Director, Quillon Software',
  },
].map((testimonial) => ({
  ...testimonial,
  rating: 5,
  portrait: portraitImage(portraitKey(testimonial.name), `Portrait of ${testimonial.name}`),
}))

/** Sample: made-up names in place of clients. */
const clients = [
  'Kadamba Global',
  'Veridane Biosciences',
  'Solvenmark',
  'Quillon Software',
  'Nilgarh Motors',
  'Orrin & Vale',
  'Pelistra Energy',
  'Tessaly Foods',
]

const solutions: readonly PictureLink[] = [
  {
    title: 'Leadership Development',
    text: 'For people whose job has grown faster than their training: a team, a set of teams, a company.',
    href: paths.leadership,
    image: sectionImage('family-leadership'),
  },
  {
    title: 'Transformation & Change',
    text: 'For those who have to make an announced change work: shift leads, department heads and the executives who signed it.',
    href: paths.transformation,
    image: sectionImage('family-transformation'),
  },
  {
    title: 'Strategic Thinking & Storytelling',
    text: 'For managers with too many priorities, and experts whose good ideas nobody repeats after the meeting.',
    href: paths.strategy,
    image: sectionImage('family-strategy'),
  },
  {
    title: 'Coaching Solutions',
    text: 'For one executive, one team or one stubborn habit, over three to twelve months.',
    href: paths.coaching,
    image: sectionImage('family-coaching'),
  },
]

const platforms: readonly PictureLink[] = [
  {
    title: 'LEAP',
    text: 'The enterprise development portal: one page per cohort for HR and L&D, one task at a time for everybody in it.',
    href: paths.leap,
    image: sectionImage('leap-card'),
  },
  {
    title: 'SPACE',
    text: 'The coach and expert portal: sessions, goals and notes in one place, across the whole network.',
    href: paths.space,
    image: sectionImage('space-card'),
  },
  {
    title: 'AI Arena',
    text: 'A practice lab for the conversation you dread. Rehearse it five times before you hold it once.',
    href: paths.aiArena,
    image: sectionImage('ai-arena-card'),
  },
]

const reasons: readonly Reason[] = [
  {
    icon: 'people',
    title: 'A person stays with you',
    text: 'The coach who reads the feedback with you in week 2 is the one who asks in week 12 what became of it.',
  },
  {
    icon: 'calendar',
    title: 'Practice happens at work',
    text: 'Each task fits a meeting that is already in the calendar: a one-to-one, a review, a handover. No case studies about airlines.',
  },
  {
    icon: 'chart',
    title: 'Measured before it starts',
    text: 'Every result on this page is a last reading set against a first one. Where the first reading is missing, the program is left out of the average.',
  },
  {
    icon: 'speech',
    title: 'Rehearsal without an audience',
    text: 'In AI Arena people can get the hard sentence wrong ten times in private. Whether anybody hears of it is up to them.',
  },
]

const industries: readonly TextEntry[] = [
  {
    title: 'Pharma and life sciences',
    text: 'Scientists who now lead scientists, under rules that leave little room.',
    href: `${paths.industries}#pharma`,
  },
  {
    title: 'Global capability centers',
    text: 'From taking tickets to owning outcomes, with headquarters nine hours away.',
    href: `${paths.industries}#gcc`,
  },
  {
    title: 'Startups and high-growth firms',
    text: 'Founders who hire faster than they can hand over, and their first managers.',
    href: `${paths.industries}#startups`,
  },
  {
    title: 'Enterprise corporate teams',
    text: 'Functions with a target each and a customer in common.',
    href: `${paths.industries}#enterprise`,
  },
]

const questions: readonly Question[] = [
  {
    question: 'How much working time does a program take?',
    answer:
      'In A1, two workshop days and about two hours in most other weeks. In A2 up to three hours, many of them spent in meetings of the other function. T3X comes to some thirty hours in all. Coaching is included each time.',
  },
  {
    question: 'How do we choose between the A and the T programs?',
    answer:
      'Ask people what they would call the coming year. “My new job” is a role: a first team, several teams, the enterprise, and so an A program. “The merger” is a situation, and so a T program. If both answers come up, start with T, because it has a deadline.',
  },
  {
    question: 'How will we know that it worked?',
    answer:
      'We ask the leader, the team and the line manager the same questions in week 1 and in week 12. A1, A2 and T1 repeat them at their touchpoints after 6 and 12 months. You get the movement per cohort, with the weak spots left in.',
  },
  {
    question: 'What does the AI do, and what does it not do?',
    answer:
      'It plays the other side of a conversation, so that people can rehearse, and it comments on what they said. It does not grade anyone, choose coaches or report to managers. Coaching is done by people.',
  },
  {
    question: 'Can one program run across countries and time zones?',
    answer:
      'Yes. Our coaches work in the US, the EU and India. Workshops are held on site or live online, coaching is always in the participant’s own working hours, and cohorts mix locations when that is part of the job.',
  },
]

/** Copy of the home page. */
export const home = {
  head,
  hero: {
    heading: 'Leaders are made in the moments between meetings',
    lead: 'Twelve weeks of workshops, coaching and practice that your managers can use the same afternoon, measured from the first day.',
    image: sceneImage('home', 'A row of rising notes on stems, with people growing taller among them'),
    backupImage: sceneImage('home-backup', 'A row of rising notes on stems'),
    explore: { label: 'Explore Programs', href: paths.solutions },
    demo: 'Book a Demo',
  },
  figures,
  leadership: {
    id: 'leadership-programs',
    heading: 'Three steps up, from first team to whole enterprise',
    text: 'Each program stands on the one before. Start where your people are.',
    programs: leadershipPrograms,
    linkText: 'See program',
  },
  weeks: {
    id: 'weeks',
    heading: 'Twelve weeks, two of them before anyone enters a classroom',
    text: 'A1, A2, T1 and T2 share this calendar. A3X fills its middle weeks with retreats and labs, and T3X runs in three, six and three.',
    phases,
  },
  transformation: {
    id: 'transformation-programs',
    heading: 'When the ground moves, each level needs something else',
    text: 'Three programs for one change. The floor learns to keep going, the middle to translate, the top to decide in time.',
    programs: transformationPrograms,
    linkText: 'See program',
  },
  results: {
    id: 'results',
    heading: 'What has moved by the last reading',
    text: 'Average change, as seen by participants, their teams and their line managers: readiness, engagement and performance in week 12, retention a year on.',
    bars: gains,
  },
  voices: {
    id: 'voices',
    heading: 'What clients say',
    ratingLabel: 'Rated 5 out of 5',
    testimonials,
    clientsLabel: 'Some of the organizations we work with',
    clients,
  },
  solutions: {
    id: 'solutions',
    heading: 'Four kinds of work, one way of working',
    items: solutions,
    all: { label: 'Explore All Programs', href: paths.solutions },
  },
  platforms: {
    id: 'platforms',
    heading: 'Software that keeps the weeks together',
    text: 'Three platforms carry what happens between two sessions. They remind, record and rehearse; people do the rest.',
    items: platforms,
  },
  why: {
    id: 'why',
    heading: `Why organizations choose ${brand.name}`,
    text: 'Since 2020, for four reasons that clients repeat back to us.',
    reasons,
  },
  industries: {
    id: 'industries',
    heading: 'Where we know the vocabulary',
    entries: industries,
  },
  questions: {
    id: 'questions',
    heading: 'Five questions we hear first',
    entries: questions,
  },
  closing: {
    heading: 'Bring us one team and twelve weeks',
    text: 'Tell us who leads it and what has to change. We answer within 24 hours.',
    start: { label: 'Start Your Journey', href: paths.contact },
    demo: { label: 'Schedule a Demo', href: paths.demo },
  },
} as const
