import type { SearchAnswer } from '../engine/index.ts'

type Results = SearchAnswer['results']

/** Results by kind: the kind of the best result first, within a kind the best first. */
export function groupResults(results: Results): { kind: Results[number]['kind']; results: Results }[] {
  const kinds = [...new Set(results.map(({ kind }) => kind))]
  return kinds.map((kind) => ({ kind, results: results.filter((result) => result.kind === kind) }))
}
