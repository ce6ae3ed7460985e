import { sceneImage, sectionImage } from './images.ts'
import { articlePath, paths } from './routes.ts'
import type { Industry } from './schema/industry.ts'
import type { PageHead } from './schema/page.ts'
import { breadcrumbs, service } from './structuredData.ts'
import { topics } from './topics.ts'

/** Sample: the case studies are made up and stand in for real ones until launch. */
const industries: readonly Industry[] = [
  {
    id: 'pharma',
    title: 'Pharma and life sciences',
    description:
      'Scientists lead scientists, inside procedures that were written so that nobody improvises. Leading here means saying early that something is wrong, and deciding within the little room the rules leave.',
    challenges: [
      'Deviations surface late, because the first question is always whose fault it was.',
      'The best analyst becomes team lead and goes on analyzing, at night.',
      'Development, manufacturing and quality meet for the first time in the steering committee.',
    ],
    solutions: [
      'A1 for lab and line supervisors, with shift handovers and deviation talks as the practice meetings.',
      'A2 in mixed cohorts of development, manufacturing and quality, around one live product transfer.',
      'AI Arena scenarios for the call to quality and for an inspector’s third follow-up question.',
    ],
    outcomes: [
      'Deviations are raised in the shift that saw them.',
      'Team leads review the analysis and no longer repeat it.',
      'A transfer has one owner and one list of open decisions.',
    ],
    caseStudy: {
      company: 'A maker of sterile injectables, 2,400 people, plants in two countries',
      challenge:
        'A deviation took nine days on average to reach quality. Everybody knew that the rule said 24 hours; nobody wanted to be the name on the form.',
      figure: '9 days to 2',
      result:
        'After two A1 cohorts of supervisors the average was two days. The number of reports rose by a third, which alarmed the board for a quarter until quality explained that it had asked for exactly that.',
    },
    image: sectionImage('pharma', 'Capsules on a grid of hexagons'),
    topic: topics.pharma,
    talk: 'Talk to us about pharma and life sciences',
  },
  {
    id: 'gcc',
    title: 'Global capability centers',
    description:
      'Hundreds of people who carried out what was decided nine hours away are now asked to own the outcome. Working through tickets trained them for almost none of it.',
    challenges: [
      'Managers wait for headquarters to decide what is theirs to decide.',
      'Good people cross the road to the next center at the first promotion they miss.',
      'Influence is won on the evening call, and nobody was prepared for the evening call.',
    ],
    solutions: [
      'A2 with counterparts from headquarters in the same cohort, paired on one shared problem.',
      'Storytelling labs on the weekly call: the decision first, the whole update in five lines.',
      'Executive coaching for site heads, by coaches who have sat at both ends of the line.',
    ],
    outcomes: [
      'Decisions up to an agreed size are taken in the center and reported afterward.',
      'There are two names from inside for every lead role.',
      'Headquarters sends problems earlier and specifications later.',
    ],
    caseStudy: {
      company: 'The Bengaluru center of a payments company, 1,300 people',
      challenge:
        'In three years 31 of 40 lead roles had gone to people from outside. The internal candidates were called “not ready” by sponsors who had met them twice.',
      figure: '22 of 30',
      result:
        'lead roles were filled from inside in the eighteen months after two A2 cohorts. The turning point was dull: sponsors at headquarters had to watch their candidate run one real meeting a month.',
    },
    image: sectionImage('gcc', 'An office tower with lines to far-off places'),
    topic: topics.gcc,
    talk: 'Talk to us about global capability centers',
  },
  {
    id: 'startups',
    title: 'Startups and high-growth firms',
    description:
      'Forty people become four hundred and the founders still approve the leave requests. Managers are made within a week and learn the job on people who had joined for another one.',
    challenges: [
      'The new manager was the best engineer or seller a month ago, and is still asked to be.',
      'Every decision of any size goes through two founders.',
      'Nobody can be spared for two days in a quarter that settles the next round.',
    ],
    solutions: [
      'A1 from ten people upward, its workshop split over two Saturdays where the calendar insists.',
      'Executive Coaching for founders, on the decisions that they will not let go of.',
      'Accelerator modules of 60-90 minutes, one a fortnight, for managers who join in between.',
    ],
    outcomes: [
      'Founders keep a list of what they decide, and it gets shorter.',
      'A new manager holds a useful one-to-one in the second week.',
      'People who think of leaving say so to their manager first.',
    ],
    caseStudy: {
      company: 'A logistics software company that grew from 60 to 210 people in fourteen months',
      challenge:
        'Two founders approved every hire, discount and release. Three of the first nine managers had resigned, each with the sentence “I was never sure what was mine”.',
      figure: '60 a week to 14',
      result:
        'is how many decisions still reached the founders after an A1 cohort of twelve and six months of coaching. No manager has resigned since. One founder took everything back in month two and had to begin again.',
    },
    image: sectionImage('startups', 'A field of young stems, one of them much taller'),
    topic: topics.startups,
    talk: 'Talk to us about startups and high-growth firms',
  },
  {
    id: 'enterprise',
    title: 'Enterprise corporate teams',
    description:
      'Functions meet only at the top, six layers up. The people who could join things together sit in the middle of the house, and their targets tell them not to.',
    challenges: [
      'A conflict between two functions climbs three levels before anyone rules on it.',
      'Successors exist on a slide and have never stood in for a day.',
      'Nine change programs run at once, each with its own town hall.',
    ],
    solutions: [
      'A3X and T3X for the executive team, A2 and T2 for the layer that has to make it work.',
      'Ruling hours: an executive with the power to decide, three times in twelve weeks.',
      'LEAP for HR and L&D heads, with the same readings across sites and countries.',
    ],
    outcomes: [
      'Most conflicts are settled by the two managers who have them.',
      'Each key post has a deputy who has done the job for a fortnight.',
      'The executive team stops at least one program and says so in public.',
    ],
    caseStudy: {
      company: 'A maker of industrial drives, 11,000 people in six countries',
      challenge:
        'A price exception went from sales to finance to the board and back. It took nineteen days on average, and customers had begun to ask for a second quote elsewhere on day five.',
      figure: '4 in 5',
      result:
        'exceptions are now settled by the two managers concerned, within a limit that finance proposed during T2. The first limit was too timid and was raised in week 9.',
    },
    image: sectionImage('enterprise', 'People in the windows of a large building'),
    topic: topics.enterprise,
    talk: 'Talk to us about enterprise corporate teams',
  },
]

const head: PageHead = {
  title: 'Industries: pharma, capability centers, startups, enterprise',
  description:
    'What gets in the way of leaders in four industries, what we change there, and one case study from each, with the figure that moved and the part that was hard.',
  keywords: [
    'leadership development pharma',
    'leadership programs global capability centers',
    'startup manager training',
    'enterprise leadership development',
    'leadership case studies',
  ],
  hero: 'coral',
  section: 'industries',
  topic: topics.industries,
  structuredData: [
    ...industries.map(({ id, title, description }) =>
      service({
        name: `Leadership development for ${title}`,
        description,
        url: `${paths.industries}#${id}`,
        serviceType: 'Leadership and workforce development',
        audience: title,
      }),
    ),
    breadcrumbs({ label: 'Industries', href: paths.industries }),
  ],
}

/** Copy of /industries. */
export const industriesPage = {
  head,
  hero: {
    heading: 'Your regulator, your headquarters, your runway, your matrix',
    lead: 'The same twelve weeks meet other obstacles in every industry. These are the four we know best: what gets in the way, what we change, and one case from each, including the part that was hard.',
    image: sceneImage('industries', 'Four panels of rising height, one for each industry'),
  },
  jump: {
    label: 'Industries on this page',
    links: industries.map(({ id, title }) => ({ label: title, href: `#${id}` })),
  },
  labels: {
    challenges: 'Challenges',
    solutions: 'Solutions',
    outcomes: 'Outcomes',
    caseStudy: 'Case study',
    challenge: 'The challenge',
    result: 'The result',
  },
  industries,
  advantage: {
    id: 'advantage',
    heading: 'The advantage of having seen it elsewhere',
    text: 'Our coaches know 15+ industries from the inside. What one of them has solved is often what another is arguing about.',
    points: [
      {
        title: 'Coaches from the trade, or from next door',
        text: 'One of the two coaches we propose has led a team in your industry. The other has not, on purpose. You choose.',
      },
      {
        title: 'Constraints first',
        text: 'GxP records, works councils, data that may not leave the country: we ask about them in the first call and plan inside them.',
      },
      {
        title: 'Readings you can compare',
        text: 'Your baseline stands beside those of your own industry, without names. Average managers are often better than they were told.',
      },
      {
        title: 'Silence about clients',
        text: 'Coaches work for one of two direct competitors, never for both in the same year. The companies above are described and not named for the same reason.',
      },
    ],
    link: {
      label: 'How a figure lies, and what we do about it',
      href: articlePath('measuring-leadership-without-fooling-yourself'),
    },
  },
  closing: {
    heading: 'Not on the list?',
    text: 'Tell us what your people are blamed for when it goes wrong. From that we can say within 24 hours whether we are any use to you.',
    demo: 'Book a Demo',
    contact: 'Contact Us',
  },
} as const
