import { KINDS, type Kind } from '../engine/site/SiteDocument.ts'
import type { SiteResult } from '../engine/site/toResult.ts'

/** Results by kind: the kind of the best result first, within a kind the best first. */
export function groupResults(results: readonly SiteResult[]): { kind: Kind; results: SiteResult[] }[] {
  return KINDS.map((kind) => ({ kind, results: results.filter((result) => result.kind === kind) }))
    .filter((group) => group.results.length > 0)
    .sort((a, b) => rank(results, a.results) - rank(results, b.results))
}

const rank = (all: readonly SiteResult[], group: readonly SiteResult[]) => all.indexOf(group[0] as SiteResult)
