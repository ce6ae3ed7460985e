import { counts } from './counts.ts'
import { downloads } from './downloads.ts'
import { courses } from './figures/courses.ts'
import { network } from './figures/network.ts'
import { programs } from './figures/programs.ts'
import { sceneImage, sectionImage } from './images.ts'
import { atStart, inWords } from './inWords.ts'
import { leadershipPrograms, transformationPrograms } from './programs/summaries.ts'
import { paths } from './routes.ts'
import type { FlowStep } from './schema/offerings.ts'
import type { PageHead } from './schema/page.ts'
import type { ProgramSummary } from './schema/program.ts'
import type { Figure } from './schema/sections.ts'
import type { SolutionFamily } from './schema/solutions.ts'
import { breadcrumbs, service } from './structuredData.ts'
import { topics } from './topics.ts'

const figures: readonly Figure[] = [
  programs.completion,
  courses.satisfaction,
  network.countries,
  network.industries,
]

const listed = (programs: readonly ProgramSummary[]) =>
  programs.map(({ code, title, audience }) => ({ name: `${code} ${title}`, text: audience }))

const families: readonly SolutionFamily[] = [
  {
    title: 'Leadership Development',
    when: 'There are new names on the org chart.',
    description:
      'Three programs for three promotions, from the first direct report to a seat at the executive table. Each begins with what the promoted person has to stop doing.',
    duration: '12 weeks',
    participants: '10-25 people, in A3X 8-12 executives',
    programs: listed(leadershipPrograms),
    link: { label: 'Explore Leadership Development', href: paths.leadership },
    image: sectionImage('family-leadership'),
  },
  {
    title: 'Transformation & Change',
    when: 'A change has been announced, with a date.',
    description:
      'One program for the people who run the shift, one for those who get both the plan and the objections, one for the executives who made the decision. Run side by side, they answer one another’s questions.',
    duration: '12 weeks, T3X in an executive format',
    participants: '8-20 people',
    programs: listed(transformationPrograms),
    link: { label: 'Explore Transformation & Change', href: paths.transformation },
    image: sectionImage('family-transformation'),
  },
  {
    title: 'Strategic Thinking & Storytelling',
    when: 'A decision keeps coming back.',
    description:
      'The choice comes first, with a colleague arguing for the option you dislike. Presenting it comes second, on six cards in a fixed order. Both are practiced on your real papers.',
    duration: '12 weeks or 1-2 days',
    participants: 'One unit or a mixed group, in labs of four to six',
    programs: [
      { name: 'Strategic Thinking', text: '12 weeks, one decision, signed by a sponsor' },
      { name: 'Storytelling for Leaders', text: '12 weeks, six cards, eight labs' },
      { name: 'Short-form programs', text: '1-Day Intensives and 2-Day Immersives on one subject' },
    ],
    link: { label: 'Explore Strategic Thinking & Storytelling', href: paths.strategy },
    image: sectionImage('family-strategy'),
  },
  {
    title: 'Performance accelerators',
    when: 'One skill is missing, and it is needed this month.',
    description: `${atStart(counts.modules)} modules in ${inWords(counts.themes)} themes, each a live session where people try one technique on their own cases and leave with a page they have filled in.`,
    duration: '60-90 minutes per module',
    participants: 'An intact team, or managers from across the company',
    programs: [
      { name: 'Single modules', text: 'one group, one skill' },
      { name: 'Theme half-day', text: 'two or three modules of one theme' },
      { name: 'Manager series', text: 'six modules, one every other week' },
    ],
    link: { label: `See the ${counts.modules} modules`, href: paths.modulesAlias },
    image: sectionImage('family-short-form'),
  },
  {
    title: 'Coaching Solutions',
    when: 'It’s about one person, or one team.',
    description:
      'For questions too personal for a workshop and too slow for a course. One goal at a time, and coaching ends when it is reached.',
    duration: 'Ongoing, in pathways of 3-6 or 6-12 months',
    participants: '1:1 or group',
    programs: [
      { name: 'Executive Coaching', text: '6-12 months, 1:1' },
      { name: 'Team Coaching', text: '3-6 months, group' },
      { name: 'Performance Coaching', text: '3-6 months, 1:1 or small groups' },
    ],
    link: { label: 'Explore Coaching', href: paths.coaching },
    image: sectionImage('family-coaching'),
  },
]

const steps: readonly FlowStep[] = [
  {
    title: 'Assessment',
    text: 'Interviews, a 360 survey and one figure the team already reports lead to a single habit to work on.',
    result: 'A baseline with a date',
  },
  {
    title: 'Learning',
    text: 'A workshop, a retreat or a module. Most of the time goes into cases that people bring.',
    result: 'A method, tried once',
  },
  {
    title: 'Coaching',
    text: 'Participants bring a situation to their coach or practice group and leave with one thing to try.',
    result: 'The next experiment',
  },
  {
    title: 'Practice',
    text: 'Within two weeks it is tried in a real meeting, after a rehearsal in AI Arena if need be.',
    result: 'Something a colleague saw',
  },
  {
    title: 'Reinforcement',
    text: 'In A1, A2 and T1 the same people answer the same questions again at 6 and 12 months.',
    result: 'A second measurement',
  },
]

const platforms = [
  {
    label: 'LEAP',
    href: paths.leap,
    text: 'The enterprise development portal: HR follows a cohort, participants find the task of the week.',
  },
  {
    label: 'SPACE',
    href: paths.space,
    text: 'The coach and expert portal: what was agreed, and what is next.',
  },
  {
    label: 'AI Arena',
    href: paths.aiArena,
    text: 'The AI practice lab: leaders open it the evening before a hard conversation.',
  },
]

const description =
  'Five solution families, from a 60-minute module to a year of coaching: who takes part, how long each one runs, and the five-step methodology behind most.'

const head: PageHead = {
  title: 'Leadership solutions and programs compared',
  description,
  keywords: [
    'leadership development solutions',
    'change leadership programs',
    'corporate coaching solutions',
    'leadership training comparison',
    'leadership program guide',
  ],
  hero: 'teal',
  section: 'solutions',
  topic: topics.programs,
  structuredData: [
    {
      ...service({
        name: 'Leadership and workforce development',
        description,
        url: paths.solutions,
        serviceType: 'Leadership and workforce development',
        audience: 'HR heads, learning and development officers, operations leaders',
      }),
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: 'Solution families',
        itemListElement: families.map((family) => ({
          '@type': 'Offer',
          itemOffered: {
            '@type': 'Service',
            name: family.title,
            description: family.description,
            url: family.link.href,
          },
        })),
      },
    },
    breadcrumbs({ label: 'Solutions', href: paths.solutions }),
  ],
}

/** Copy of /solutions. */
export const solutions = {
  head,
  hero: {
    heading: 'Leadership and change programs by situation',
    lead: 'Programs, coaching and short modules for managers at every level. Find the situation that sounds like yours, then see who takes part, how long it takes and what is included.',
    image: sceneImage('solutions', 'A roll of five tools, each longer than the last'),
    demo: 'Book a Demo',
    guide: downloads.programGuide,
  },
  figures,
  families: {
    id: 'families',
    heading: 'Five solution families, and what clients say when they need one',
    items: families,
    labels: { duration: 'Duration', participants: 'Participants', programs: 'Programs' },
  },
  method: {
    id: 'method',
    heading: 'The five-step methodology behind most programs',
    text: 'The third and fourth steps alternate until the habit holds. Workshops and modules use the steps they need.',
    steps,
    loop: { from: 4, to: 3, label: 'Coaching and practice repeat about every two weeks' },
  },
  platforms: {
    id: 'platforms',
    heading: 'Three platforms for the time between sessions',
    links: platforms,
    all: { label: 'Discover Our Platforms', href: paths.platforms },
  },
  closing: {
    heading: 'Take the comparison with you',
    text: 'The Program Guide is made to pass on to whoever approves the budget.',
    picture: sectionImage('guide'),
    guide: downloads.programGuide,
    demo: 'Book a Demo',
  },
} as const
