import type { Source } from '../../schema/claim.ts'
import type { returns } from '../returns.ts'

const months = '12 to 18 months after the start'
const clients = 'clients whose finance team ran the calculation'
const middle = 'the middle half of all clients'

/** The source of each figure about the return. */
export const returnSources = {
  gross: {
    counted:
      'All gains in the months counted, before finance credits a share of them to the program, divided by program fees alone.',
    by: 'The client’s HR and finance teams',
    when: months,
    of: clients,
    sample: true,
  },
  net: {
    counted:
      'The same gains, reduced to the share that finance credits to the program, divided by fees, working time and the client’s own costs.',
    by: 'The client’s finance team',
    when: months,
    of: clients,
    sample: true,
  },
  productivity: {
    counted: 'Output per working hour in the participants’ own units.',
    by: 'The unit’s own reporting',
    when: 'after 12 months',
    of: middle,
    sample: true,
  },
  attrition: {
    counted: 'Leaders who resign within a year, compared with the year before.',
    by: 'HR records',
    when: 'after 12 months',
    of: middle,
    sample: true,
  },
  succession: {
    counted: 'Weeks from a leadership vacancy to a successor in the role.',
    by: 'HR records',
    when: '12 months before and after the start',
    of: 'leadership roles at all clients',
    sample: true,
  },
  organization: {
    counted: 'Engagement across the whole organization, where at least half of all managers took part.',
    by: 'The client’s annual survey, run by a third party',
    when: 'before the start and after 12 months',
    of: 'employees of these clients',
    sample: true,
  },
} as const satisfies Record<keyof typeof returns, Source>
