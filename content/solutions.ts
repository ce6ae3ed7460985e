import { counts } from './counts.ts'
import { downloads } from './downloads.ts'
import { courses } from './figures/courses.ts'
import { network } from './figures/network.ts'
import { programs } from './figures/programs.ts'
import { toFigure } from './figures/show.ts'
import { sceneImage, sectionImage } from './images.ts'
import { atStart, inWords } from './inWords.ts'
import { leadershipPrograms, transformationPrograms } from './programs/summaries.ts'
import { paths } from './routes.ts'
import type { FlowStep } from './schema/offerings.ts'
import type { PageHead } from './schema/page.ts'
import type { ProgramSummary } from './schema/program.ts'
import type { Figure } from './schema/sections.ts'
import type { PlatformCard, SolutionFamily } from './schema/solutions.ts'
import { breadcrumbs, service } from './structuredData.ts'
import { topics } from './topics.ts'

const figures: readonly Figure[] = [
  programs.completion,
  courses.satisfaction,
  network.countries,
  network.industries,
].map(toFigure)

const listed = (programs: readonly ProgramSummary[]) =>
  programs.map(({ code, title, audience }) => ({ name: `${code} ${title}`, text: audience }))

const families: readonly SolutionFamily[] = [
  {
    title: 'Leadership Development',
    when: 'There are new names on the organization chart.',
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
    when: 'There is a date on the wall.',
    description:
      'One program for those who run the shift, one for those who get both the plan and the objections, one for those who signed it. Run side by side, they answer each other’s questions.',
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
      'Choosing comes first, with a colleague arguing for the option you dislike. Telling comes second, in six cards and a fixed order. Both are trained on papers that exist.',
    duration: '12 weeks or 1-2 days',
    participants: 'One unit or a mixed group, in labs of four to six',
    programs: [
      { name: 'Strategic Thinking', text: '12 weeks, one decision, signed' },
      { name: 'Storytelling for Leaders', text: '12 weeks, six cards, eight labs' },
      { name: 'Short-form programs', text: '1-2 days on one subject' },
    ],
    link: { label: 'Explore Strategy & Storytelling', href: paths.strategy },
    image: sectionImage('family-strategy'),
  },
  {
    title: 'Performance accelerators',
    when: 'One skill is missing, and it is needed this month.',
    description: `${atStart(counts.modules)} modules in ${inWords(counts.themes)} themes, each a live session in which people try one move on their own cases and leave with a page they have filled in.`,
    duration: '60-90 minutes a module, 1 or 2 days for a workshop',
    participants: 'An intact team or managers from across the house',
    programs: [
      { name: 'Single modules', text: 'one group, one skill' },
      { name: 'Manager series', text: 'six modules, one every second week' },
      { name: '1-Day Intensives and 2-Day Immersives', text: 'one subject, your material' },
    ],
    link: { label: 'Explore Short-form Programs', href: paths.modulesAlias },
    image: sectionImage('family-short-form'),
  },
  {
    title: 'Coaching Solutions',
    when: 'It is about one person, or one team.',
    description:
      'For questions too personal for a workshop and too slow for a course. One goal at a time, and an end when it is reached.',
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
    text: 'Interviews, a 360 review and one figure the team already reports. Everybody leaves it with a single habit to work on.',
    result: 'A baseline with a date',
  },
  {
    title: 'Learning',
    text: 'A workshop, a retreat or a module. Explanations are short; the time goes into cases that people brought along.',
    result: 'A method, tried once',
  },
  {
    title: 'Coaching',
    text: 'One coach throughout, an hour at a time. The participant brings a scene from work and leaves with one thing to try in it.',
    result: 'The next experiment',
  },
  {
    title: 'Practice',
    text: 'The new move meets a real counterpart within the fortnight, after a rehearsal in AI Arena where the conversation is a hard one.',
    result: 'Something somebody saw',
  },
  {
    title: 'Reinforcement',
    text: 'The same questions to the same people at 6 and 12 months, and an hour of repair where a habit has worn off.',
    result: 'A second reading',
  },
]

const platforms: readonly PlatformCard[] = [
  {
    title: 'LEAP',
    subtitle: 'Enterprise development portal',
    description:
      'HR opens it for the cohort, a sponsor for the figures, a participant for the task of the week.',
    features: ['Smart matching', 'Progress analytics', 'ROI tracking', 'Personalized journeys'],
    href: paths.leap,
    image: sectionImage('leap-card'),
  },
  {
    title: 'SPACE',
    subtitle: 'Coach and expert portal',
    description:
      'Coaches open it before a session, to see what was agreed, and after it, to write down what is next.',
    features: ['Client management', 'Session analytics', 'Global coach network', 'Impact measurement'],
    href: paths.space,
    image: sectionImage('space-card'),
  },
  {
    title: 'AI Arena',
    subtitle: 'AI practice lab',
    description:
      'Leaders open it the evening before: a dismissal, an angry client, a question from the board.',
    features: ['Real-time feedback', 'Skill assessment', 'Video practice', 'Multi-language support'],
    href: paths.aiArena,
    image: sectionImage('ai-arena-card'),
  },
]

const description =
  'Five solution families from a 60-minute module to a year of coaching: programs, cohort sizes and durations side by side, and the five-step method they share.'

const head: PageHead = {
  title: 'Solutions: programs, coaching and accelerators compared',
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
    heading: 'Start from what you see happening, then count the weeks you have',
    lead: 'Five solution families, from a one-hour module to a year of coaching. Here they stand side by side, with who takes part, how long it takes and what is in each.',
    image: sceneImage('solutions', 'Five notes on rising stems, each with the sign of a solution family'),
    demo: 'Book a Demo',
    guide: downloads.programGuide,
  },
  figures,
  families: {
    id: 'families',
    heading: 'Five solution families',
    text: 'The first line of each is the sentence we tend to hear on the telephone.',
    items: families,
    labels: { duration: 'Duration', participants: 'Participants', programs: 'Programs' },
  },
  method: {
    id: 'method',
    heading: 'One method, in five steps',
    text: 'A module passes through it in ninety minutes and a month, a program in twelve weeks and a year. The third and the fourth step take turns until the habit holds.',
    steps,
    loop: { from: 4, to: 3, label: 'again, about every two weeks' },
  },
  platforms: {
    id: 'platforms',
    heading: 'Who logs in where',
    text: 'One portal for the client, one for the coach, and one room to practice in.',
    items: platforms,
    all: { label: 'Discover Our Platforms', href: paths.platforms },
  },
  closing: {
    heading: 'The whole list, on paper',
    text: 'The program guide holds every family with its phases, cohort sizes and coaching. It is made for passing on to whoever signs.',
    guide: downloads.programGuide,
    demo: 'Book a Demo',
  },
} as const
