import type { Claim } from '../schema/claim.ts'

/** Size and reach of the coach network. */
export const network = {
  coaches: { figure: '500+', label: 'expert coaches', note: 'in our network' },
  leadCoaches: { figure: '50+', label: 'coaches', note: 'lead our three coaching pathways' },
  clients: { figure: '50+', label: 'global clients', note: 'with participants in more than one country' },
  organizations: { figure: '500+', label: 'organizations served', note: 'since 2020' },
  countries: { figure: '25+', label: 'countries', note: 'where our participants work' },
  industries: { figure: '15+', label: 'industries', note: 'our participants work in' },
} as const satisfies Record<string, Claim>
