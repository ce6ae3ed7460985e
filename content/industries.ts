import { network } from './figures/network.ts'
import { sceneImage, sectionImage } from './images.ts'
import { phrases } from './labels/phrases.ts'
import { articlePath, paths } from './routes.ts'
import type { Industry } from './schema/industry.ts'
import type { PageHead } from './schema/page.ts'
import { breadcrumbs, service } from './structuredData.ts'
import { topics } from './topics.ts'

/** Sample: made-up case studies, to be replaced before launch. */
const industries: readonly Industry[] = [
  {
    id: 'pharma',
    title: 'Pharma and life sciences',
    description:
      'Scientists lead scientists, within procedures written to prevent improvisation. Leaders have to raise problems early and decide within narrow limits.',
    challenges: [
      'Deviations surface late because the first question is always whose fault it was.',
      'The best analyst becomes team lead and keeps doing the analysis at night.',
      'Development, manufacturing and quality don’t talk to one another until the steering committee meets.',
    ],
    solutions: [
      'AI Arena scenarios for the call to quality and for an inspector’s follow-up questions.',
      'A1 for lab and line supervisors, who practice in shift handovers and deviation reviews.',
      'A2 for mixed cohorts from development, manufacturing and quality, built around one live product transfer.',
    ],
    outcomes: [
      'Deviations are reported during the shift in which they occur.',
      'Team leads review analyses instead of redoing them.',
      'A transfer has one owner and one list of open decisions.',
    ],
    caseStudy: {
      company: 'A maker of sterile injectables, 2,400 people, plants in two countries',
      challenge:
        'A deviation took nine days on average to reach quality. The limit was 24 hours, but no one wanted their name on the form.',
      figure: '9 days to 2',
      result:
        'The average before and after two A1 cohorts. The hard part: reports rose by a third and alarmed the board, until quality explained that this was the goal.',
    },
    image: sectionImage('pharma', 'Capsules on a grid of hexagons'),
    topic: topics.pharma,
    talk: 'Talk to us about pharma and life sciences',
  },
  {
    id: 'gcc',
    title: 'Global capability centers',
    description:
      'People who used to carry out decisions made nine time zones away are now asked to own the outcome. Working through tickets hasn’t prepared them for that.',
    challenges: [
      'Managers wait for headquarters to make decisions that are theirs.',
      'Good people leave for another center as soon as they’re passed over for promotion.',
      'Managers have to influence headquarters on late-evening calls, and no one has trained them for that.',
    ],
    solutions: [
      'A2 with counterparts from headquarters in the same cohort, paired on one problem.',
      'Executive Coaching for site heads on whom to promote next, by coaches who have worked both in a center and at headquarters.',
      'Storytelling Labs on the weekly call with headquarters: decision first, the whole update in five lines.',
    ],
    outcomes: [
      'The center makes decisions up to an agreed limit and reports them afterward.',
      'Every lead role has two internal candidates.',
      'Headquarters brings the center in while a problem is still open, before it writes the specification.',
    ],
    caseStudy: {
      company: 'The Bengaluru center of a payments company, 1,300 people',
      challenge:
        'In three years, 31 of 40 lead roles had gone to external candidates. Sponsors who had met the internal candidates twice called them “not ready.”',
      figure: '22 of 30',
      result:
        'Lead roles were filled internally in the 18 months after two A2 cohorts. The hard part: getting sponsors to watch their candidate run one real meeting a month.',
    },
    image: sectionImage('gcc', 'A stamp on a chain that is too short for the form'),
    topic: topics.gcc,
    talk: 'Talk to us about global capability centers',
  },
  {
    id: 'startups',
    title: 'Startups and high-growth firms',
    description:
      'A company grows from 40 people to 400, and the founders still approve time off. Managers are appointed within a week and learn the job while they’re doing it.',
    challenges: [
      'A month ago the new manager was the best engineer or seller, and is still expected to be.',
      'Every decision of any size goes through two founders.',
      'No one can be spared for two days in the quarter before a funding round.',
    ],
    solutions: [
      'A1 for groups of 10 or more, on two Saturdays if weekdays don’t work.',
      'Executive Coaching for founders on the decisions they find hard to delegate.',
      'Performance accelerators, one 60-90 minute module every two weeks, for managers hired in between.',
    ],
    outcomes: [
      'New managers have useful one-to-ones by their second week.',
      'Founders keep a list of the decisions they make themselves, and it gets shorter.',
      'A manager hired mid-quarter has taken the first module within two weeks.',
    ],
    caseStudy: {
      company: 'A logistics software company that grew from 60 to 210 people in 14 months',
      challenge:
        'Two founders approved every hire, discount and release. Three of the first nine managers had resigned, each saying, “I was never sure what was mine.”',
      figure: '60 to 14',
      result:
        'Decisions a week by the founders, before and after a 12-person A1 cohort and six months of coaching. No manager has resigned since. The hard part: in month two, one founder took it all back.',
    },
    image: sectionImage('startups', 'A pizza for two, cut into twenty-four slices'),
    topic: topics.startups,
    talk: 'Talk to us about startups and high-growth firms',
  },
  {
    id: 'enterprise',
    title: 'Enterprise corporate teams',
    description:
      'Functions meet only at the top, six layers up. Middle managers who could connect them have targets that discourage it.',
    challenges: [
      'A conflict between two functions goes up three levels before anyone decides it.',
      'Successors are named on a slide but have never filled in for a day.',
      'Nine change programs run at the same time, each with its own town hall.',
    ],
    solutions: [
      'Decision hours in T2: three times in 12 weeks, an executive settles open conflicts.',
      'A2 and A3X for the successors, followed in LEAP with the same measurements across sites and countries.',
      'T3X for the executive team, T2 for the managers who have to make it work.',
    ],
    outcomes: [
      'Most conflicts are settled by the two managers involved.',
      'Each key role has a deputy who has done the job for two weeks.',
      'The executive team stops at least one program and announces it.',
    ],
    caseStudy: {
      company: 'A maker of industrial drives, 11,000 people in six countries',
      challenge:
        'A price exception went from sales to finance to the board and back: 19 days on average. By day five, customers were asking competitors for a quote.',
      figure: '4 in 5',
      result:
        'Exceptions are now settled by the two managers concerned, within a limit that finance proposed during T2. The hard part: the first limit was too low and had to be raised in week 9.',
    },
    image: sectionImage('enterprise', 'Two elevator panels, both lit at the top floor'),
    topic: topics.enterprise,
    talk: 'Talk to us about enterprise corporate teams',
  },
]

const head: PageHead = {
  title: 'Leadership programs for four industries',
  description:
    'Leadership programs for pharma, global capability centers, startups and large enterprises: typical challenges, our solutions and a case study from each.',
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
    heading: 'Leadership programs for four industries',
    lead: 'The same 12-week program meets different obstacles in each industry. Here’s what gets in the way, what we change, and a case study that includes the hard part.',
    image: sceneImage('industries', 'Pills, a headset, a rocket on a note, and a badge'),
  },
  labels: {
    columns: ['Challenges', 'Solutions', 'Outcomes'],
    caseStudy: 'Case study',
  },
  industries,
  advantage: {
    id: 'advantage',
    heading: 'The advantage of coaches from inside and outside your industry',
    text: `Our participants work in ${network.industries.figure} ${network.industries.label}. What one of them has solved is often what another is arguing about.`,
    points: [
      {
        title: 'A coach from your industry',
        text: 'One of the two coaches we propose has led a team in your industry. The other hasn’t, if you want a contrast.',
      },
      {
        title: 'Constraints first',
        text: 'GxP records, works councils, data that can’t leave the country: we ask about them on the first call and plan accordingly.',
      },
      {
        title: 'Comparable measurements',
        text: 'Your baseline next to anonymous ones from your industry shows where your managers are ahead or behind.',
      },
      {
        title: 'Confidentiality between clients',
        text: 'A coach never works for two direct competitors in the same year. That’s also why the companies above aren’t named.',
      },
    ],
    link: {
      label: 'Read how leadership figures can mislead',
      href: articlePath('measuring-leadership-without-fooling-yourself'),
    },
  },
  closing: {
    heading: 'Don’t see your industry? Ask us',
    text: `Tell us what you’d like your leaders to do differently. We’ll reply within ${phrases.answer} and say whether we can help.`,
    demo: 'Book a Demo',
    contact: 'Contact Us',
  },
} as const
