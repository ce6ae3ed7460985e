import type { Claim } from '../schema/claim.ts'

const today = 'on the date of the latest Impact Report'

/** Who coaches, for whom, and where. */
export const network = {
  coaches: {
    figure: '500+',
    label: 'expert coaches',
    note: 'in our network',
    counted: 'Coaches and subject experts with a profile on SPACE who can be asked for an assignment.',
    by: 'SPACE',
    when: today,
    of: 'the whole network',
    sample: true,
  },
  leadCoaches: {
    figure: '50+',
    label: 'coaches',
    note: 'lead our three coaching pathways',
    counted: 'Coaches of the network who have run at least one of the three pathways.',
    by: 'SPACE',
    when: 'in the last twelve months',
    of: 'executive, team and performance coaching',
    sample: true,
  },
  clients: {
    figure: '50+',
    label: 'global clients',
    note: 'with participants in more than one country',
    counted: 'Organizations with participants in more than one country.',
    by: 'Our client records',
    when: 'since 2020',
    of: 'all organizations served',
    sample: true,
  },
  organizations: {
    figure: '500+',
    label: 'organizations served',
    note: 'since 2020',
    counted: 'Organizations with at least one participant in any format.',
    by: 'Our client records',
    when: 'since 2020',
    of: 'all clients, global or not',
    sample: true,
  },
  countries: {
    figure: '25+',
    label: 'countries',
    note: 'in which our participants work',
    counted: 'Countries in which participants worked while they took part.',
    by: 'Our client records',
    when: 'since 2020',
    of: 'all formats',
    sample: true,
  },
  industries: {
    figure: '15+',
    label: 'industries',
    note: 'in which our participants work',
    counted: 'Industries of the organizations served, by their own description.',
    by: 'Our client records',
    when: 'since 2020',
    of: 'all formats',
    sample: true,
  },
} as const satisfies Record<string, Claim>
