import type { SearchAnswer } from '../engine/index.ts'

type Results = SearchAnswer['results']

/** Groups results by kind: kinds in the order of their best result, results within a kind by rank. */
export function groupResults(results: Results): { kind: Results[number]['kind']; results: Results }[] {
  const kinds = [...new Set(results.map(({ kind }) => kind))]
  return kinds.map((kind) => ({ kind, results: results.filter((result) => result.kind === kind) }))
}
