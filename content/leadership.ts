import { downloads } from './downloads.ts'
import { programs } from './figures/programs.ts'
import { toResults } from './figures/show.ts'
import { programSources } from './figures/sources/programs.ts'
import { sceneImage, sectionImage } from './images.ts'
import { leadershipPrograms } from './programs/summaries.ts'
import { paths } from './routes.ts'
import type { LeadershipHubContent } from './schema/programHub.ts'
import { breadcrumbs, service } from './structuredData.ts'
import { topics } from './topics.ts'

const { readiness, engagement, performance, retention } = programs

const description =
  'Twelve-week leadership programs compared: A1 for first-time managers, A2 for mid-level leaders, A3X for executives. Cohorts, coaching and success metrics.'

/** Copy of the leadership hub. */
export const leadership: LeadershipHubContent = {
  head: {
    title: 'Leadership development: A1, A2 and A3X',
    description,
    keywords: [
      'leadership development',
      'leadership pathways',
      'manager training',
      'executive program',
      'success metrics',
    ],
    hero: 'teal',
    section: 'solutions',
    topic: topics.leadership,
    structuredData: [
      service({
        name: 'Leadership development',
        description,
        url: paths.leadership,
        serviceType: 'Leadership development programs',
        audience: 'HR heads and learning and development officers',
      }),
      breadcrumbs({ label: 'Leadership', href: paths.leadership }),
    ],
  },
  hero: {
    heading: 'Leadership programs for the job that comes next',
    lead: 'The step to a first team, to several teams, to the whole company: each time, old strengths get in the way. A1, A2 and A3X are 12-week programs for these three moments.',
    image: sceneImage('leadership'),
    ground: 'teal',
    action: 'Book a Demo',
    more: { label: 'See the pathways', href: '#pathways' },
  },
  programs: {
    heading: 'Leadership pathways for first-time managers, mid-level leaders and executives',
    text: 'People join at their own level. No one has to complete all three.',
    items: leadershipPrograms,
    linkText: 'Read about',
  },
  comparison: {
    heading: 'Compare A1, A2 and A3X line by line',
    text: 'If two columns seem right, ask what the person will be judged on next year. A team’s week points to A1, a conflict between teams to A2, a choice between businesses to A3X.',
    rows: [
      { label: 'Coaching', cells: leadershipPrograms.map(({ coaching }) => coaching) },
      {
        label: 'Also included',
        cells: [
          '3 webinars plus 3 keynote lectures',
          'A live problem and a sponsor who answers',
          'A decision audit of last year',
        ],
      },
      { label: 'After week 12', cells: leadershipPrograms.map(({ afterward }) => afterward) },
      {
        label: 'What you receive',
        cells: [
          'One page per manager: goal, progress, 90-day plan',
          'Each proposal with its figure, before and after',
          'Dated commitments on a single sheet',
        ],
      },
    ],
  },
  approach: {
    heading: 'Our approach',
    text: 'Five rules for every level. They apply to a shift lead as much as to a chief executive.',
    points: [
      {
        title: 'A goal that someone else can see',
        text: 'One behavior in one recurring meeting, with a colleague who will say whether it happened. “More presence” gets sent back.',
      },
      {
        title: 'Your own cases',
        text: 'We bring methods and rehearsal partners. The late delivery, the rival colleagues and the merger are yours, with names changed where needed.',
      },
      {
        title: 'The boss has homework',
        text: 'Line managers and sponsors contribute on fixed dates: a decision, an old task taken away, candid feedback.',
      },
      {
        title: 'Try, then talk',
        text: 'A coaching session starts with what was tried since the last one. If nothing was, we ask what got in the way and remove that first.',
      },
      {
        title: 'What fails is reported too',
        text: 'A cohort report names the habits that didn’t take and what we would change.',
      },
    ],
  },
  results: {
    heading: 'Expected outcomes and success metrics',
    text: 'Averages of completed A1 and A2 cohorts. Gray is the first measurement, set at 100, and coral the last.',
    bars: toResults({ readiness, engagement, performance, retention }, programSources, {
      readiness: 'Roles are filled from within',
      engagement: 'Bad news arrives early',
      performance: 'Fewer questions go up the line',
      retention: 'Teams keep their people',
    }),
  },
  closing: {
    heading: 'Send us your org chart and the question behind it',
    text: 'We mark who belongs in A1, A2 or A3X, and who needs no program at all. The demo is built on your chart.',
    ground: 'paper',
    picture: sectionImage('org-chart'),
    action: 'Book a Demo',
    guide: downloads.programGuide,
    contact: 'Ask about leadership programs',
  },
}
