import { downloads } from './downloads.ts'
import { change } from './figures/change.ts'
import { toExplainedBar } from './figures/show.ts'
import { sceneImage } from './images.ts'
import { transformationPrograms } from './programs/summaries.ts'
import { paths } from './routes.ts'
import type { ProgramHubContent } from './schema/programHub.ts'
import { breadcrumbs, service } from './structuredData.ts'
import { topics } from './topics.ts'

const description =
  'Change programs for frontline, middle and top: T1, T2 and T3X in cohorts of 8 to 20, with success metrics from change readiness to employee engagement.'

/** Copy of the hub of the change programs. */
export const transformation: ProgramHubContent = {
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
    heading: 'Steady leaders for work that keeps moving',
    lead: 'A new system, a merger, a site that closes. T1, T2 and T3X prepare the floor, the middle and the top for the same change, and let each hear from the others.',
    image: sceneImage('transformation'),
    ground: 'coral',
    action: 'Book a Demo',
    more: { label: 'See the three programs', href: '#pathways' },
  },
  why: {
    heading: 'Why resilience and change leadership matters',
    points: [
      {
        title: 'Changes overlap',
        text: 'The second begins before the first has ended, and nobody has stopped either. Leaders have to run two or three at once with one set of people.',
      },
      {
        title: 'The nearest boss is asked first',
        text: 'Whatever the town hall said, its meaning is settled ten minutes later, at a desk or a machine, by somebody who has heard no more than the rest.',
      },
      {
        title: 'Strain makes no noise',
        text: 'Good people narrow before they leave: fewer ideas, shorter notes, canceled holidays. Seen in time, it can be put right within a week.',
      },
      {
        title: 'Half a change costs double',
        text: 'Two systems, two reports, two ways of closing the month. The bill runs until a leader names the day on which the old one stops.',
      },
    ],
  },
  programs: {
    heading: 'Three programs, one for each level of the same change',
    text: 'All three run twelve weeks in cohorts of 8 to 20, alone or side by side. Side by side, a question from the floor reaches the top in a fortnight.',
    items: transformationPrograms,
    linkText: 'Explore',
  },
  approach: {
    heading: 'Our approach',
    text: 'Five rules, learned mostly from changes that went wrong.',
    ground: 'sand',
    points: [
      {
        title: 'Work on the change you have',
        text: 'No simulated company. Your plan, your roster and your target sheets are the material from the first morning.',
      },
      {
        title: 'Take load off before adding skill',
        text: 'If calendars are full, the first thing we train is stopping. A resilience course on top of a sixty-hour week is an insult.',
      },
      {
        title: 'Let the levels answer one another',
        text: 'A crew’s question becomes a card in T2, a ruling comes back down, and what cannot be ruled there goes on the portfolio of T3X.',
      },
      {
        title: 'Rehearse the bad day',
        text: 'People practice the hard week, the unpopular ruling and the ninety-second message before they need them.',
      },
      {
        title: 'Count as you go',
        text: 'Questions answered, collisions ruled on, routines stopped. Three numbers, every week, on one page.',
      },
    ],
  },
  outcomes: {
    heading: 'Expected outcomes',
    text: 'By the end of the twelfth week, on the sites that took part.',
    points: [
      {
        title: 'Crews know what stops',
        text: 'They can say what ends, what begins and on which day, in terms of their own work.',
      },
      {
        title: 'Conflicts get a ruling',
        text: 'Managers bring them in writing, and somebody answers before they turn into overtime.',
      },
      { title: 'Peaks end', text: 'Relief is agreed beforehand, and hard stretches have a last day.' },
      {
        title: 'The list is shorter',
        text: 'Fewer initiatives run at once, each with people who have been booked for it.',
      },
    ],
  },
  metrics: {
    heading: 'Success metrics',
    text: 'Average movement between the announcement or week 1, whichever came first, and the last reading.',
    bars: Object.values(change).map(toExplainedBar),
  },
  closing: {
    heading: 'Tell us the date on the wall',
    text: 'And what has to work the morning after. In a demo we sketch who needs what by when, backward from that day.',
    ground: 'coral',
    action: 'Book a Demo',
    guide: downloads.programGuide,
    contact: 'Ask about change programs',
  },
}
