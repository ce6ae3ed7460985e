import { downloads } from './downloads.ts'
import { impactGroups } from './figures/groups.ts'
import { programs } from './figures/programs.ts'
import { netReturnAsShare, returns } from './figures/returns.ts'
import { explained, toSourceGroups } from './figures/show.ts'
import { programSources } from './figures/sources/programs.ts'
import { returnSources } from './figures/sources/returns.ts'
import { sceneImage, sectionImage } from './images.ts'
import { articlePath, paths } from './routes.ts'
import type { PageHead } from './schema/page.ts'
import type { Figure, Point } from './schema/sections.ts'
import { breadcrumbs, service } from './structuredData.ts'
import { topics } from './topics.ts'

const figures: readonly Figure[] = [
  explained(programs.effectiveness, programSources.effectiveness),
  explained(programs.engagement, programSources.engagement),
  explained(programs.performance, programSources.performance),
  explained(programs.turnover, programSources.turnover),
]

const business: readonly Figure[] = [
  explained(returns.productivity, returnSources.productivity),
  explained(returns.attrition, returnSources.attrition),
  explained(returns.succession, returnSources.succession),
  explained(returns.organization, returnSources.organization),
]

const categories: readonly Point[] = [
  {
    title: 'Leadership behavior',
    text: 'Did people do the new thing? A colleague who is present keeps track.',
    items: [
      'A weekly tally of one agreed behavior',
      '360 survey in weeks 1 and 12',
      'Line manager: would you give this person a bigger job today?',
    ],
  },
  {
    title: 'Team experience',
    text: 'Did the people around them notice? Direct reports answer, in groups of four or more.',
    items: [
      'Would you choose to work on this team again?',
      'When did you last bring bad news, and what happened next?',
      'Resignations on the team over 12 months',
    ],
  },
  {
    title: 'Team results',
    text: 'Did the work change? One figure that someone outside HR already reports.',
    items: [
      'The team’s own figure: scrap, cycle time, answers right the first time',
      'Days from question to decision',
      'Conflicts settled without going up a level',
    ],
  },
  {
    title: 'Business value',
    text: 'What was the change worth? Assumptions are visible, and finance can discount them.',
    items: [
      'Value that finance credits to the program',
      'Cost of replacing leaders and team members',
      'Weeks that leadership roles stayed vacant',
    ],
  },
]

const description =
  'Leadership program results: engagement, team performance, turnover and ROI. What each figure counts, who reports it, and a calculator for your own case.'

const head: PageHead = {
  title: 'Impact and ROI of leadership development',
  description,
  keywords: [
    'leadership development ROI',
    'return on investment',
    'leadership ROI calculator',
    'measuring leadership impact',
    'leadership program results',
    'training measurement framework',
  ],
  hero: 'teal',
  section: 'impact',
  topic: topics.impact,
  structuredData: [
    service({
      name: 'Measurement of leadership programs',
      description,
      url: paths.impact,
      serviceType: 'Impact measurement',
      audience: 'HR heads, learning and development officers, finance leaders',
    }),
    breadcrumbs({ label: 'Impact & ROI', href: paths.impact }),
  ],
}

/** Copy of /impact, without the ROI calculator (impactCalculator.ts). */
export const impact = {
  head,
  hero: {
    heading: 'Impact and ROI of our leadership programs',
    lead: 'Averages from completed programs since 2020, with what was counted and who reported it. Where a figure rests on an assumption, you can change it in the calculator.',
    image: sceneImage(
      'impact',
      'A calculation on paper: a pencil has struck five blocks of return and left three and a bit',
    ),
    report: downloads.impactReport,
    calculator: { label: 'Calculate your own ROI', href: '#roi-calculator' },
  },
  metrics: {
    id: 'metrics',
    heading: 'Impact metrics of leaders and their teams',
    text: 'Averages of A1 and A2 cohorts. In the charts, 100 is where teams started.',
    figures,
  },
  roi: {
    id: 'roi',
    heading: 'ROI summary',
    figures: [
      {
        ...returns.net,
        about: `${netReturnAsShare}. Every 1 spent, working time included, returned ${Number.parseFloat(returns.net.figure)}, after the client’s finance team had discounted the gains. Before that discount and on program fees alone, it was ${returns.gross.figure}.`,
      },
    ],
    business: { heading: 'What the return is made of', figures: business },
  },
  framework: {
    id: 'framework',
    heading: 'A measurement framework from new behavior to business value',
    text: 'We measure the first two levels for everyone, the third where the link to the program is plain. The fourth is a calculation.',
    categories,
  },
  sources: {
    id: 'sources',
    heading: 'What each figure counts, and who reports it',
    text: 'The Impact Report adds strategy programs, workshops, modules and coaching. Groups of fewer than eight are left out of the averages.',
    columns: {
      figure: 'Figure',
      figures: 'figures',
      counted: 'What was asked or counted',
      witness: 'Who reports it, when, and about whom',
    },
    groups: toSourceGroups(impactGroups),
    link: {
      label: 'Read how we try not to fool ourselves',
      href: articlePath('measuring-leadership-without-fooling-yourself'),
    },
  },
  closing: {
    heading: 'Bring your controller to the first call',
    text: 'Together we agree on the baseline, the comparison and the result that would count as failure. Then the program can begin.',
    picture: sectionImage('lens'),
    contact: 'Contact Us',
    report: downloads.impactReport,
  },
} as const
