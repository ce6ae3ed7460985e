import { brand } from './brand.ts'
import { network } from './figures/network.ts'
import { programs } from './figures/programs.ts'
import { returns } from './figures/returns.ts'
import { markImage, portraitImage, portraitKey, sceneImage, sectionImage } from './images.ts'
import { promises } from './labels/promises.ts'
import { organization } from './organization.ts'
import { leadershipPrograms, transformationPrograms } from './programs/summaries.ts'
import { paths } from './routes.ts'
import type { PageHead } from './schema/page.ts'
import type { Figure, PictureLink, Point, Question, Testimonial } from './schema/sections.ts'

const head: PageHead = {
  title: 'Leadership programs, coaching and change work',
  description:
    'Leadership and change programs for managers at every level: 12 weeks of workshops, coaching and practice in their own meetings, measured from week 1.',
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
]

/** Sample: made-up people, companies and quotes, to be replaced before launch. */
const testimonials: readonly Testimonial[] = [
  {
    quote:
      'We stopped sending people to training and started seeing them lead. In the teams that took part, engagement improved by 45%.',
    name: 'Meenakshi Rao',
    role: 'Head of Learning, Kadamba Global',
  },
  {
    quote: 'My plant managers used to bring me every conflict. Since A1 they bring me the outcome.',
    name: 'Tobias Ferrand',
    role: 'VP Operations, Veridane Biosciences',
  },
  {
    quote:
      'Six sessions with the same coach, and each one started with what I had actually done since the last. There was nowhere to hide, and I’m grateful.',
    name: 'Ama Boateng',
    role: 'Product Director, Quillon Software',
  },
].map((testimonial) => ({
  ...testimonial,
  rating: 5,
  portrait: portraitImage(portraitKey(testimonial.name), `Portrait of ${testimonial.name}`),
}))

/** Sample: made-up client names, to be replaced before launch. Their logos are in `content/art/marks/`. */
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
    text: 'For a first team, several teams or a whole company.',
    href: paths.leadership,
    image: sectionImage('family-leadership'),
  },
  {
    title: 'Transformation & Change',
    text: 'For shift leads, department heads and executives who have to make a change work.',
    href: paths.transformation,
    image: sectionImage('family-transformation'),
  },
  {
    title: 'Strategic Thinking & Storytelling',
    text: 'For managers with too many priorities and experts who need to be heard.',
    href: paths.strategy,
    image: sectionImage('family-strategy'),
  },
  {
    title: 'Coaching Solutions',
    text: 'For one executive, one team or one stubborn habit, over 3 to 12 months.',
    href: paths.coaching,
    image: sectionImage('family-coaching'),
  },
]

const platforms: readonly PictureLink[] = [
  {
    title: 'LEAP',
    text: 'The enterprise development portal: one page per cohort for HR, one task at a time for participants.',
    href: paths.leap,
    image: sectionImage('leap-card'),
  },
  {
    title: 'SPACE',
    text: 'The coach and expert portal: sessions, goals and notes in one place.',
    href: paths.space,
    image: sectionImage('space-card'),
  },
  {
    title: 'AI Arena',
    text: 'A practice lab for the conversation you dread.',
    href: paths.aiArena,
    image: sectionImage('ai-arena-card'),
  },
]

const reasons: readonly Point[] = [
  {
    icon: 'people',
    title: 'One coach throughout',
    text: 'In A1 and A2, the coach who goes through the feedback with you in week 2 asks in week 12 what became of it.',
  },
  {
    icon: 'calendar',
    title: 'Practice at work',
    text: 'Each task fits a meeting that is already on the calendar: a one-to-one, a review, a handover.',
  },
  {
    icon: 'chart',
    title: 'Measured from week 1',
    text: 'Every success metric compares a last measurement with a first one. Programs without a first measurement are left out of the averages.',
  },
  {
    icon: 'speech',
    title: 'Rehearsal without an audience',
    text: 'In AI Arena people can get a hard sentence wrong 10 times in private. Who hears about it is up to them.',
  },
]

const industries: readonly Omit<PictureLink, 'text'>[] = [
  {
    title: 'Pharma and life sciences',
    href: `${paths.industries}#pharma`,
    image: sectionImage('pharma'),
  },
  {
    title: 'Global capability centers',
    href: `${paths.industries}#gcc`,
    image: sectionImage('gcc'),
  },
  {
    title: 'Startups and high-growth firms',
    href: `${paths.industries}#startups`,
    image: sectionImage('startups'),
  },
  {
    title: 'Enterprise corporate teams',
    href: `${paths.industries}#enterprise`,
    image: sectionImage('enterprise'),
  },
]

const questions: readonly Question[] = [
  {
    question: 'How much working time does a program take?',
    answer:
      'A1 takes two workshop days and about two hours in most other weeks, A2 two workshop days and two to three hours a week. A3X has six dates: two two-day retreats, three half-day labs and a closing session. T3X comes to about thirty hours in all. Coaching is included in each case.',
  },
  {
    question: 'How do we choose between the A and the T programs?',
    answer:
      'Ask people what they would call the coming year. “My new job” is a role, so choose an A program: a first team, several teams or the enterprise. “The merger” is a situation, so choose a T program. If you hear both, start with T, because it has a deadline.',
  },
  {
    question: 'How will we know that it worked?',
    answer:
      'In A1 and A2, direct reports, peers and the line manager answer the same questions in week 1 and in week 12; in the T programs the teams do. A1, A2 and T1 repeat them after 6 and 12 months. For A3X we compare the executive committee’s agendas and minutes. You get the change per cohort, weak spots included.',
  },
  {
    question: 'What does the AI do, and what does it not do?',
    answer:
      'It plays the other side of a conversation so that people can rehearse, and it comments on what they said. It doesn’t grade anyone, choose coaches or report to managers. Coaching is done by people.',
  },
  {
    question: 'Can one program run across countries and time zones?',
    answer:
      'Yes. Our coaches work in the US, the EU and India. Workshops are held on site or live online, coaching takes place in the participant’s own working hours, and cohorts mix locations when that is part of the job.',
  },
]

/** Copy of the home page. */
export const home = {
  head,
  hero: {
    heading: 'Leadership programs your managers practice at work',
    lead: 'Twelve weeks of workshops, coaching and practice in their own meetings, for first-time managers up to the executive team. Progress is measured from week 1.',
    image: sceneImage('home', 'A row of rising notes on stems, with people growing taller among them'),
    backupImage: sceneImage('home-backup', 'A row of rising notes on stems'),
    explore: { label: 'Explore Programs', href: paths.solutions },
    demo: 'Book a Demo',
  },
  figures,
  sources: { label: 'What each figure counts, and who reports it', href: `${paths.impact}#sources` },
  programs: {
    id: 'programs',
    label: 'Leadership, transformation and change programs',
    heading: 'From a first team to the whole enterprise',
    text: 'A programs prepare managers for a new role. T\u00a0programs help them lead a change at the same level.',
    // The same three levels in both families.
    levels: leadershipPrograms.map((program, level) => [
      program,
      ...transformationPrograms.slice(level, level + 1),
    ]),
    linkText: 'See program',
  },
  voices: {
    id: 'voices',
    heading: 'What clients say',
    ratingLabel: 'Rated 5 out of 5',
    testimonials,
    clientsLabel: 'Some of the organizations we work with',
    clients: clients.map((name) => ({ name, mark: markImage(portraitKey(name)) })),
  },
  solutions: {
    id: 'solutions',
    label: 'Solutions',
    heading: 'Choose what your leaders need next',
    items: solutions,
    all: { label: 'Explore All Programs', href: paths.solutions },
  },
  platforms: {
    id: 'platforms',
    label: 'Platforms',
    heading: 'Software to use between sessions',
    text: 'LEAP, SPACE and AI Arena remind, record and rehearse. The coaching is done by people.',
    items: platforms,
  },
  why: {
    id: 'why',
    heading: `Why organizations choose ${brand.name}`,
    reasons,
  },
  industries: {
    id: 'industries',
    label: 'Industries',
    heading: 'The industries we know best',
    items: industries,
  },
  questions: {
    id: 'questions',
    label: 'FAQ',
    heading: 'Questions from HR and L&D heads',
    entries: questions,
  },
  closing: {
    heading: 'Start with one team and 12 weeks',
    text: `Tell us who leads it and what has to change. We answer within ${promises.answer}.`,
    picture: sectionImage('one-team'),
    start: { label: 'Start Your Journey', href: paths.contact },
    demo: { label: 'Schedule a Demo', href: paths.demo },
  },
} as const
