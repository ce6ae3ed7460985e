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
    'Twelve-week leadership and change programs with workshops, coaching and practice in real meetings, measured from the first day and again a year later.',
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
  { figure: '8.5x', label: 'average return on investment' },
  { figure: '40%', label: 'leadership improvement within 90 days' },
  { figure: '500+', label: 'expert coaches' },
  { figure: '50+', label: 'global clients' },
  { figure: '95%', label: 'program completion' },
]

const phases: readonly Phase[] = [
  {
    name: 'Assessment & Discovery',
    from: 1,
    to: 2,
    text: 'Interviews and a 360 review settle what to work on.',
  },
  {
    name: 'Skill Development',
    from: 3,
    to: 10,
    text: 'A 2-day workshop, then coaching sessions with one practice task between each and the next. The task happens in a meeting that was in the calendar anyway.',
  },
  {
    name: 'Integration & Action Planning',
    from: 11,
    to: 12,
    text: 'What worked becomes a plan the line manager signs.',
  },
]

const gains: readonly BarFigure[] = [
  { figure: '+85%', label: 'leadership readiness', percent: 85 },
  { figure: '+65%', label: 'engagement', percent: 65 },
  { figure: '+41%', label: 'team performance', percent: 41 },
  { figure: '+23%', label: 'retention', percent: 23 },
]

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
    text: 'A1, A2 and A3X take a manager from the first team to the whole enterprise, twelve weeks at a time.',
    href: paths.leadership,
    image: sectionImage('family-leadership'),
  },
  {
    title: 'Transformation & Change',
    text: 'T1, T2 and T3X prepare the floor, the middle and the top for the same change, in that order.',
    href: paths.transformation,
    image: sectionImage('family-transformation'),
  },
  {
    title: 'Strategic Thinking & Storytelling',
    text: 'Make a choice that rules something out, then tell it so that other people act on it.',
    href: paths.strategy,
    image: sectionImage('family-strategy'),
  },
  {
    title: 'Coaching Solutions',
    text: 'Executive, team and performance coaching. A person proposes the match, and you meet before you decide.',
    href: paths.coaching,
    image: sectionImage('family-coaching'),
  },
]

const platforms: readonly PictureLink[] = [
  {
    title: 'LEAP',
    text: 'The enterprise development portal. HR and L&D leaders see who has reached which week and what has changed; participants see their own next step.',
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
    text: 'One coach for the whole program, who knows what you promised last time. Matched by people, changed within a week if it does not click.',
  },
  {
    icon: 'calendar',
    title: 'Practice happens at work',
    text: 'Each task fits a meeting that is already in the calendar: a one-to-one, a review, a handover. No case studies about airlines.',
  },
  {
    icon: 'chart',
    title: 'Measured before it starts',
    text: 'The first two weeks record where each leader stands. The same questions come back in week 12 and again at 6 and 12 months.',
  },
  {
    icon: 'speech',
    title: 'Rehearsal without an audience',
    text: 'In AI Arena people can get the hard sentence wrong ten times in private. The coach sees what the participant chooses to share.',
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
    text: 'Founders and first managers, before forty people become four hundred.',
    href: `${paths.industries}#startups`,
  },
  {
    title: 'Enterprise corporate teams',
    text: 'Functions that meet only at the top, and managers who can change that.',
    href: `${paths.industries}#enterprise`,
  },
]

const questions: readonly Question[] = [
  {
    question: 'How much working time does a program take?',
    answer:
      'Two full days for the workshop and about two hours in most of the other weeks. The coaching sessions are included. Practice takes place inside meetings that people hold anyway, so it costs preparation rather than extra hours.',
  },
  {
    question: 'How do we choose between the A and the T programs?',
    answer:
      'The A programs are about the role: a first team, several teams, the enterprise. The T programs are about a situation: a merger, a new system, a site that moves. If there is a date on the wall, start with T. If there are new names on the organization chart, start with A.',
  },
  {
    question: 'How will we know that it worked?',
    answer:
      'We ask the leader, the team and the line manager the same questions in week 1 and in week 12, and repeat them at the refresh touchpoints after 6 and 12 months. You get the movement per cohort, with the weak spots left in.',
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
    text: 'A1, A2, T1 and T2 share this calendar; T3X has its own. Later we come back twice, after 6 and 12 months.',
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
    heading: 'What has moved by the end of week 12',
    text: 'Average change between the first and the last measurement, as seen by participants, their teams and their line managers.',
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
    heading: 'Why organizations choose Arohana',
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
