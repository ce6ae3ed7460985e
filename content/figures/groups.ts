import type { Claim, Source } from '../schema/claim.ts'
import { change } from './change.ts'
import { network } from './network.ts'
import { programs } from './programs.ts'
import { returns } from './returns.ts'
import { changeSources } from './sources/change.ts'
import { networkSources } from './sources/network.ts'
import { programSources } from './sources/programs.ts'
import { returnSources } from './sources/returns.ts'

/** Claims and their sources, under the same keys. */
export interface FigureGroup {
  heading: string
  claims: Record<string, Claim>
  sources: Record<string, Source>
}

/** The figures whose sources the impact page shows. */
export const impactGroups: readonly FigureGroup[] = [
  { heading: 'Leaders and their teams', claims: programs, sources: programSources },
  { heading: 'Return', claims: returns, sources: returnSources },
  { heading: 'Change programs', claims: change, sources: changeSources },
  { heading: 'Coaches and clients', claims: network, sources: networkSources },
]
