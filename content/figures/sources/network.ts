import type { Source } from '../../schema/claim.ts'
import type { network } from '../network.ts'

const today = 'on the date of the latest Impact Report'

/** The source of each figure about the coach network. */
export const networkSources = {
  coaches: {
    counted: 'Coaches and subject experts with a profile on SPACE who are available for assignments.',
    by: 'SPACE',
    when: today,
    of: 'the whole network',
    sample: true,
  },
  leadCoaches: {
    counted: 'Coaches of the network who have run at least one of the three pathways.',
    by: 'SPACE',
    when: 'in the last 12 months',
    of: 'executive, team and performance coaching',
    sample: true,
  },
  clients: {
    counted: 'Organizations with participants in more than one country.',
    by: 'Our client records',
    when: 'since 2020',
    of: 'all organizations served',
    sample: true,
  },
  organizations: {
    counted: 'Organizations with at least one participant in any format.',
    by: 'Our client records',
    when: 'since 2020',
    of: 'all clients, global or not',
    sample: true,
  },
  countries: {
    counted: 'Countries where participants worked while they took part.',
    by: 'Our client records',
    when: 'since 2020',
    of: 'all formats',
    sample: true,
  },
  industries: {
    counted: 'Industries of the organizations served, by their own description.',
    by: 'Our client records',
    when: 'since 2020',
    of: 'all formats',
    sample: true,
  },
} as const satisfies Record<keyof typeof network, Source>
