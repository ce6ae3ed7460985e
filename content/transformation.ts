import { downloads } from './downloads.ts'
import { change } from './figures/change.ts'
import { toResults } from './figures/show.ts'
import { changeSources } from './figures/sources/change.ts'
import { sceneImage } from './images.ts'
import { transformationPrograms } from './programs/summaries.ts'
import { paths } from './routes.ts'
import type { TransformationHubContent } from './schema/programHub.ts'
import { breadcrumbs, service } from './structuredData.ts'
import { topics } from './topics.ts'

const description =
  'Twelve-week change programs for frontline leaders, middle managers and executives: T1, T2 and T3X, in cohorts of 8 to 20, with outcomes and success metrics.'

/** Copy of the transformation hub. */
export const transformation: TransformationHubContent = {
  head: {
    title: 'Transformation and change programs: T1, T2, T3X',
    description,
    keywords: [
      'change leadership',
      'transformation programs',
      'resilience training',
      'organizational change',
      'change readiness',
    ],
    hero: 'coral',
    section: 'solutions',
    topic: topics.transformation,
    structuredData: [
      service({
        name: 'Transformation and change programs',
        description,
        url: paths.transformation,
        serviceType: 'Change leadership programs',
        audience: 'Operations leaders and sponsors of change',
      }),
      breadcrumbs({ label: 'Transformation', href: paths.transformation }),
    ],
  },
  hero: {
    heading: 'Change leadership programs for frontline, mid-level and top leaders',
    lead: 'A new system, a merger, a site that closes. T1, T2 and T3X are 12-week programs that prepare each level for the same change and keep the levels in touch.',
    image: sceneImage('transformation'),
    ground: 'coral',
    action: 'Book a Demo',
    more: { label: 'See the three programs', href: '#pathways' },
  },
  why: {
    heading: 'Why resilience and change leadership matters',
    overlap: { changes: ['New system', 'Merger', 'Site closes', 'Year-end'], today: 'Today: four at once' },
    points: [
      {
        title: 'Changes overlap',
        text: 'The second begins before the first has ended. Leaders have to run two or three at once with the same people.',
      },
      {
        title: 'The immediate boss gets asked first',
        text: 'After the town hall, people ask their own supervisor what it means, and that supervisor has heard no more than they have.',
      },
      {
        title: 'Strain is quiet',
        text: 'Good people pull back before they leave: fewer ideas, shorter notes, canceled vacations. Caught early, it can be turned around within a week.',
      },
      {
        title: 'Half a change costs double',
        text: 'Two systems, two reports, two ways of closing the month. The cost runs until a leader names the day the old one stops.',
      },
    ],
  },
  programs: {
    heading: 'Programs for the same change, one for each level',
    text: 'All three run for 12 weeks in cohorts of 8 to 20, alone or side by side. Side by side, a question from the frontline reaches the top within two weeks.',
    items: transformationPrograms,
    linkText: 'Explore',
  },
  question: {
    stops: [
      {
        when: 'April 6, shift huddle',
        text: '“What happens to our vacation in June?”',
        note: 'The supervisor doesn’t know yet and gives a date for the answer: April 20.',
      },
      {
        when: 'April 8, register of conflicts',
        text: 'June vacation was approved in January. Training on the new line needs the same 14 people.',
        note: 'The plant manager moves eight of them to July. Cover for the other six isn’t hers to decide.',
      },
      {
        when: 'April 14, executive team',
        text: 'Approved vacation stands. The June inventory count is dropped, which frees six people.',
        note: 'Entered on the stop list and signed by the COO.',
      },
    ],
    answer: {
      when: 'April 20, shift huddle',
      text: '“Your vacation stands. Six people from the inventory count will cover for you.”',
      note: 'The crew hears it from its own supervisor, two weeks after asking.',
    },
    back: 'Back at T1',
    caption:
      'Sample question from a plant where two packaging lines become one. Dates and figures are invented.',
  },
  approach: {
    heading: 'Our approach',
    text: 'Five rules, learned mostly from changes that went wrong.',
    points: [
      {
        title: 'Work on the change you have',
        text: 'Your plan, your roster and your targets are the material from the first morning. There’s no simulated company.',
      },
      {
        title: 'Lighten the load before adding skills',
        text: 'If calendars are full, the first thing we practice is stopping. A resilience course on top of a 60-hour week is an insult.',
      },
      {
        title: 'Let the levels answer one another',
        text: 'A crew’s question goes to the managers in T2, and a decision comes back. What they can’t decide goes to the executives in T3X.',
      },
      {
        title: 'Rehearse the bad day',
        text: 'People practice the hard week, the unpopular decision and the 90-second message before they need them.',
      },
      {
        title: 'Count as you go',
        text: 'Questions answered, conflicts decided, routines stopped: three numbers, every week, on one page.',
      },
    ],
  },
  results: {
    heading: 'Expected outcomes and success metrics',
    text: 'Averages before the start (gray, set at 100) and in week 12 (coral). For Transformation Success, gray is earlier changes at the same client.',
    bars: toResults(change, changeSources, {
      changeReadiness: 'Crews know what stops',
      teamResilience: 'Peaks of work come to an end',
      transformationSuccess: 'The list is shorter',
      employeeEngagement: 'Conflicts get a decision',
    }),
  },
  closing: {
    heading: 'Tell us what is changing, and when',
    text: 'In the demo we sketch who needs what by when, working backward from that date.',
    ground: 'coral',
    action: 'Book a Demo',
    guide: downloads.programGuide,
    contact: 'Ask about change programs',
  },
}
