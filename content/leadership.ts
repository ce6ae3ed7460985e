import { downloads } from './downloads.ts'
import { programs } from './figures/programs.ts'
import { toExplainedBar } from './figures/show.ts'
import { sceneImage } from './images.ts'
import { leadershipPrograms } from './programs/summaries.ts'
import { paths } from './routes.ts'
import type { ProgramHubContent } from './schema/programHub.ts'
import { breadcrumbs, service } from './structuredData.ts'
import { topics } from './topics.ts'

const description =
  'A1, A2 and A3X compared: cohorts, workshops, coaching and what follows after week 12, with the success metrics of our leadership programs and how each is asked.'

/** Copy of the hub of the leadership programs. */
export const leadership: ProgramHubContent = {
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
    lead: 'The step to a first team, to several teams, to the whole company: each time the old strengths get in the way. A1, A2 and A3X are built for those three moments.',
    image: sceneImage('leadership'),
    ground: 'teal',
    action: 'Book a Demo',
    more: { label: 'See the pathways', href: '#pathways' },
  },
  programs: {
    heading: 'Three pathways, one above the other',
    text: 'People join where they stand. Nobody has to climb all three.',
    items: leadershipPrograms,
    linkText: 'Read about',
  },
  comparison: {
    heading: 'Which one fits? Compare them line by line',
    text: 'If two columns seem right, ask what the person will be blamed for next year. A team’s week is A1, a conflict between teams is A2, a choice between businesses is A3X.',
    rows: [
      { label: 'For', cells: leadershipPrograms.map(({ audience }) => audience) },
      {
        label: 'Center piece',
        cells: ['2-day Take Charge workshop', '2-day Ignite workshop', 'Executive retreats and labs'],
      },
      {
        label: 'Cohort',
        cells: ['10-25 people', '12-20 people from at least two functions', '8-12 executives'],
      },
      { label: 'One to one', cells: leadershipPrograms.map(({ coaching }) => coaching) },
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
        label: 'What you see',
        cells: [
          'One page per manager, with a tally',
          'Each proposal with its number, then and now',
          'Dated commitments on a single sheet',
        ],
      },
    ],
  },
  approach: {
    heading: 'Our approach, in five habits',
    text: 'They hold for a shift lead and for a chief executive. Only the room changes.',
    ground: 'teal',
    points: [
      {
        title: 'A goal that somebody else can see',
        text: 'One behavior in one recurring meeting, with a colleague who will say whether it happened. “More presence” is sent back.',
      },
      {
        title: 'Your cases, never ours',
        text: 'We bring methods and rehearsal partners. The late delivery, the two rivals and the merger are yours, with names changed where needed.',
      },
      {
        title: 'The boss has homework',
        text: 'Line managers and sponsors appear at fixed dates with something to give: a decision, an old task taken away, an honest sentence.',
      },
      {
        title: 'Try, then talk',
        text: 'A coaching session starts with what was attempted since the last one. If nothing was, we ask what was in the way and remove that first.',
      },
      {
        title: 'What fails is reported too',
        text: 'A cohort report names the habits that did not take and what we would change. You paid for that knowledge.',
      },
    ],
  },
  outcomes: {
    heading: 'Expected outcomes',
    text: 'What HR and business heads tell us they notice first, in this order.',
    points: [
      {
        title: 'Fewer questions travel upward',
        text: 'Managers decide what is theirs and say what they decided. Their bosses get an afternoon back.',
      },
      { title: 'Bad news arrives early', text: 'It comes with a proposal, from the person nearest to it.' },
      {
        title: 'Posts are filled from inside',
        text: 'When a role opens there are two names, and one of them has stood in already.',
      },
      { title: 'Teams keep their people', text: 'Exit interviews stop naming the manager.' },
    ],
  },
  metrics: {
    heading: 'Success metrics',
    text: 'Averages of completed cohorts, last reading against first. Under each bar is the question behind it, so that you can put it to your own people.',
    bars: [programs.readiness, programs.engagement, programs.performance, programs.retention].map(
      toExplainedBar,
    ),
  },
  closing: {
    heading: 'Send us an organization chart and a worry',
    text: 'We mark on it who belongs in A1, A2 and A3X, and who needs no program at all. The demo is built on your chart.',
    ground: 'coral',
    action: 'Book a Demo',
    guide: downloads.programGuide,
    contact: 'Ask about leadership programs',
  },
}
