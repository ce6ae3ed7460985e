import { brand } from './brand.ts'
import { network } from './figures/network.ts'
import { programs } from './figures/programs.ts'
import { returns } from './figures/returns.ts'
import { portraitImage, portraitKey, sceneImage, sectionImage } from './images.ts'
import { promises } from './labels/promises.ts'
import { organization } from './organization.ts'
import { goalCard } from './programs/papers/goalCard.ts'
import { leadershipPrograms, transformationPrograms } from './programs/summaries.ts'
import { paths } from './routes.ts'
import type { PageHead } from './schema/page.ts'
import type { Figure, IndexLink, Point, Question, Testimonial } from './schema/sections.ts'

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

const said = (quote: string, name: string, role: string): Testimonial => ({
  quote,
  name,
  role,
  rating: 5,
  portrait: portraitImage(portraitKey(name), `Portrait of ${name}`),
})

/** Sample: made-up people, companies and quotes, to be replaced before launch. */
const voices = {
  ...said(
    'We stopped sending people to training and started seeing them lead. In the teams that took part, engagement improved by 45%.',
    'Meenakshi Rao',
    'Head of Learning, Kadamba Global',
  ),
  others: [
    said(
      'My plant managers used to bring me every conflict. Since A1 they bring me the outcome.',
      'Tobias Ferrand',
      'VP Operations, Veridane Biosciences',
    ),
    said(
      'Six sessions with the same coach, and each one started with what I had actually done since the last. There was nowhere to hide, and I’m grateful.',
      'Ama Boateng',
      'Product Director, Quillon Software',
    ),
  ],
  ratingLabel: 'Rated 5 out of 5',
}

const index: readonly { title: string; links: readonly IndexLink[] }[] = [
  {
    title: 'Solutions',
    links: [
      { label: 'Leadership Development', href: paths.leadership, image: sectionImage('family-leadership') },
      {
        label: 'Transformation & Change',
        href: paths.transformation,
        image: sectionImage('family-transformation'),
      },
      {
        label: 'Strategic Thinking & Storytelling',
        href: paths.strategy,
        image: sectionImage('family-strategy'),
      },
      { label: 'Coaching Solutions', href: paths.coaching, image: sectionImage('family-coaching') },
    ],
  },
  {
    title: 'Platforms',
    links: [
      {
        label: 'LEAP',
        note: 'One page per cohort, for HR and participants',
        href: paths.leap,
        image: sceneImage('leap'),
      },
      {
        label: 'SPACE',
        note: 'Sessions, goals and notes, for coaches',
        href: paths.space,
        image: sceneImage('space'),
      },
      {
        label: 'AI Arena',
        note: 'A lab for the conversation you dread',
        href: paths.aiArena,
        image: sceneImage('ai-arena'),
      },
    ],
  },
  {
    title: 'Industries',
    links: [
      {
        label: 'Pharma and life sciences',
        href: `${paths.industries}#pharma`,
        image: sectionImage('pharma'),
      },
      { label: 'Global capability centers', href: `${paths.industries}#gcc`, image: sectionImage('gcc') },
      {
        label: 'Startups and high-growth firms',
        href: `${paths.industries}#startups`,
        image: sectionImage('startups'),
      },
      {
        label: 'Enterprise corporate teams',
        href: `${paths.industries}#enterprise`,
        image: sectionImage('enterprise'),
      },
    ],
  },
]

/** About the paper beside them. */
const reasons: readonly Point[] = [
  {
    title: 'Practice at work',
    text: 'The case meeting was on the calendar anyway. Each task fits one that is.',
  },
  {
    title: 'Measured from week 1',
    text: 'A colleague counts before and after. Without a first count, a program is left out of our averages.',
  },
  {
    title: 'One coach throughout',
    text: 'The coach who agreed on this goal in week 2 asks in week 12 what became of it.',
  },
]

const questions: readonly Question[] = [
  {
    question: 'How much working time does a program take?',
    answer:
      'A1 takes two workshop days and about two hours in most other weeks, A2 two to three hours. A3X has six dates, and T3X comes to about thirty hours in all. Coaching is included.',
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
    image: sceneImage('home', 'Small figures on stacks of papers, each stack higher than the last'),
    backupImage: sceneImage('home-backup', 'Stacks of papers, each higher than the last'),
    explore: { label: 'Explore Programs', href: paths.solutions },
    demo: 'Book a Demo',
  },
  figures,
  sources: { label: 'What each figure counts, and who reports it', href: `${paths.impact}#sources` },
  programs: {
    id: 'programs',
    heading: 'From a first team to the whole enterprise',
    text: 'A programs are leadership programs for a new role. T\u00a0programs help managers lead a change at the same level.',
    // The same three levels in both families.
    levels: leadershipPrograms.map((program, level) => [
      program,
      ...transformationPrograms.slice(level, level + 1),
    ]),
  },
  voices,
  /** Sample: made-up client names, to be replaced before launch. */
  clients: {
    text: 'Their managers practice with us',
    names: [
      'Nilgarh Motors',
      'Veridane Biosciences',
      'Quillon Software',
      'Pelistra Energy',
      'Tessaly Foods',
      'Kadamba Global',
      'Solvenmark',
      'Orrin & Vale',
    ],
    link: { label: 'Read a case from each of four industries', href: paths.industries },
  },
  why: {
    id: 'why',
    heading: `Why organizations choose ${brand.name}`,
    text: 'Dana answered first in seven cases out of eight. Then she took A1.',
    reasons,
    // Without name and observer, who are in the text.
    paper: {
      ...goalCard,
      parts: goalCard.parts.map((part) =>
        part.kind === 'fields' ? { ...part, fields: part.fields.slice(1, 3) } : part,
      ),
      signatures: goalCard.signatures.slice(0, 2),
    },
    link: { label: 'See program A1', href: paths.a1 },
  },
  index: {
    id: 'solutions',
    heading: 'Choose what your leaders need next',
    all: { label: 'Explore All Programs', href: paths.solutions },
    groups: index,
  },
  questions: {
    id: 'questions',
    heading: 'FAQ from heads of HR and L&D',
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
