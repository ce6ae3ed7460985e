import { downloads } from './downloads.ts'
import { sceneImage } from './images.ts'
import { articlePath, paths } from './routes.ts'
import type { ChangeMetric, FigureSource, MeasurementCategory } from './schema/impact.ts'
import type { ShareFigure } from './schema/offerings.ts'
import type { PageHead } from './schema/page.ts'
import { breadcrumbs, service } from './structuredData.ts'
import { topics } from './topics.ts'

const effectiveness: ShareFigure = {
  percent: 86,
  label:
    'leadership effectiveness: so many participants lead better than in week 1, say the people they lead',
}

const changes: readonly ChangeMetric[] = [
  {
    metric: '+65%',
    label: 'Engagement',
    description: 'Direct reports who would choose to work in this team again.',
    after: 165,
  },
  {
    metric: '+41%',
    label: 'Team performance',
    description: 'The one figure that each team had chosen before week 1.',
    after: 141,
  },
  {
    metric: '23%',
    label: 'Turnover reduction',
    description: 'People who resign from participants’ teams within twelve months.',
    after: 77,
  },
]

const business: readonly ChangeMetric[] = [
  {
    metric: '15-25%',
    label: 'Productivity gain',
    description: 'In the participants’ own units.',
    after: [115, 125],
  },
  {
    metric: '20-30%',
    label: 'Leadership attrition reduced',
    description: 'Leaders who resign within a year.',
    after: [80, 70],
  },
  {
    metric: '40%',
    label: 'Faster succession',
    description: 'Weeks until a post is filled.',
    after: 60,
  },
  {
    metric: '30%',
    label: 'Engagement increase',
    description: 'Across the whole organization.',
    after: 130,
  },
]

const categories: readonly MeasurementCategory[] = [
  {
    category: 'Leadership behavior',
    description: 'Did people do the new thing? Counted by a colleague who is in the room when it matters.',
    metrics: [
      'A weekly tally of one agreed behavior',
      '360 review in weeks 1 and 12',
      'Line manager: would you give this person the next larger task today?',
    ],
  },
  {
    category: 'Team experience',
    description:
      'Did those around them notice? Asked of direct reports, at least four of them, never by the boss.',
    metrics: [
      'Would you choose to work in this team again?',
      'When did you last bring bad news, and what happened next?',
      'Resignations in the team over twelve months',
    ],
  },
  {
    category: 'Team results',
    description: 'Did the work change? One figure for each team, which somebody outside HR already reports.',
    metrics: [
      'The team’s own figure: scrap, cycle time, first answers that hold',
      'Days from question to decision',
      'Conflicts settled without a third level',
    ],
  },
  {
    category: 'Business value',
    description: 'Did that change money? Arithmetic with visible assumptions, which the controller may cut.',
    metrics: [
      'Value credited to the program, by the controller',
      'Cost of replacing leaders and team members',
      'Weeks that leadership posts stood empty',
    ],
  },
]

const sources: readonly FigureSource[] = [
  {
    figure: '86%',
    label: 'leadership effectiveness',
    counted: 'Participants whose 360 review rose by at least half a point on the habit they had chosen.',
    witness: 'Direct reports, peers and line manager, weeks 1 and 12',
  },
  {
    figure: '65%',
    label: 'engagement',
    counted: '“Yes, without hesitation” to working in this team again, last reading against first.',
    witness: 'Direct reports, weeks 1 and 12',
  },
  {
    figure: '41%',
    label: 'team performance',
    counted: 'Change of each team’s own figure in the good direction, teams weighted equally.',
    witness: 'Whoever reported it before, quarter before and quarter after',
  },
  {
    figure: '23%',
    label: 'turnover reduction',
    counted: 'Voluntary resignations per hundred team members, against the year before.',
    witness: 'HR records, 12 months before and after',
  },
  {
    figure: '3.2x',
    label: 'average ROI',
    counted: 'Value after the controller’s cut, divided by fees, working time and the client’s own costs.',
    witness: 'The client’s finance team, 12 to 18 months after the start',
  },
  {
    figure: '15-25%',
    label: 'productivity gain',
    counted: 'Output per working hour in the participants’ units; the middle half of all clients.',
    witness: 'The unit’s own reporting, at 12 months',
  },
  {
    figure: '20-30%',
    label: 'leadership attrition reduced',
    counted: 'Leaders who resign, against the year before; the middle half of all clients.',
    witness: 'HR records, at 12 months',
  },
  {
    figure: '40%',
    label: 'faster succession',
    counted: 'Weeks from a leadership vacancy to a successor in the chair.',
    witness: 'HR records, posts filled in the 12 months after',
  },
  {
    figure: '30%',
    label: 'engagement increase',
    counted: 'Whole organization, where at least half of all managers took part.',
    witness: 'The client’s yearly survey, run by somebody else',
  },
]

const description =
  'What leadership programs changed, who says so and what it was worth: metrics, the framework behind them, the source of each figure and an ROI calculator.'

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

/** Copy of /impact. The calculator's is in impactCalculator.ts. */
export const impact = {
  head,
  hero: {
    heading: 'What changed, who says so, and what it was worth',
    lead: 'Averages over all completed programs since 2020, each with its source. Where we have a range, you see both ends. Where a figure rests on an assumption, you can change the assumption.',
    image: sceneImage('impact', 'Rings of progress, each closing a little further than the last'),
    report: downloads.impactReport,
    calculator: { label: 'Calculate your own ROI', href: '#roi-calculator' },
  },
  metrics: {
    id: 'metrics',
    heading: 'Four readings from every program',
    text: 'First in week 1, last in week 12 or a year later. In the bars, 100 is where people stood before.',
    effectiveness,
    changes,
    labels: { before: 'before', after: 'after' },
  },
  roi: {
    id: 'roi',
    heading: 'Average ROI',
    figure: '3.2x',
    multiple: 3.2,
    note: '320% within 12-18 months. For each unit a client spends, working time included, 3.2 units of value are counted, after the client’s own controller has cut the sum.',
    labels: { cost: 'spent', value: 'returned' },
    business: {
      heading: 'What the return is made of',
      metrics: business,
      labels: { before: 'before', after: 'after' },
    },
  },
  framework: {
    id: 'framework',
    heading: 'Four rungs, each standing on the one below',
    text: 'We measure the first two for everybody, the third where the link is plain, and treat the fourth as a calculation. A report that jumps from the first to the last has left something out.',
    categories,
  },
  sources: {
    id: 'sources',
    heading: 'Where each figure comes from',
    text: 'Nine figures, nine origins. Programs with fewer than eight participants are left out, because one good year is no average.',
    columns: { figure: 'Figure', counted: 'What was asked or counted', witness: 'Who says so, and when' },
    items: sources,
    link: {
      label: 'Read how we try not to fool ourselves',
      href: articlePath('measuring-leadership-without-fooling-yourself'),
    },
  },
  closing: {
    heading: 'Bring your controller to the first call',
    text: 'We agree with both of you on the baseline, the comparison and the number that would count as failure. Then the program can begin.',
    contact: 'Contact Us',
    report: downloads.impactReport,
  },
} as const
