import { change } from './figures/change.ts'
import { courses } from './figures/courses.ts'
import { network } from './figures/network.ts'
import { programs } from './figures/programs.ts'
import { returns } from './figures/returns.ts'
import type { Claim } from './schema/claim.ts'

/**
 * The register of all figures that we publish about our own work, each once. Pages, files to take away and structured data
 * take them from the files of `figures/`, the page's own alone; `npm run validate` refuses a figure that stands elsewhere in copy.
 */
export const figures: Record<string, Claim> = { ...programs, ...returns, ...change, ...courses, ...network }

/** The same in groups, as the source table shows them. */
export const figureGroups: readonly { heading: string; claims: readonly Claim[] }[] = [
  { heading: 'Leaders and their teams', claims: Object.values(programs) },
  { heading: 'Return', claims: Object.values(returns) },
  { heading: 'Change programs', claims: Object.values(change) },
  { heading: 'Workshops, modules and coaching', claims: Object.values(courses) },
  { heading: 'Coaches and clients', claims: Object.values(network) },
]
