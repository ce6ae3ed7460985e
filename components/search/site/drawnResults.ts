import { FIRST_RESULTS } from '../engine/site/searchSite.ts'
import type { SiteResult } from '../engine/site/toResult.ts'

/** The results with those of before in place of equal ones, which need not be drawn again. */
export function keepDrawn(results: readonly SiteResult[], drawn: readonly SiteResult[]): SiteResult[] {
  const before = new Map(drawn.map((result) => [result.page, result]))
  return results.map((result) => {
    const same = before.get(result.page)
    return same && JSON.stringify(same) === JSON.stringify(result) ? same : result
  })
}

/**
 * The beginning of an answer, down to the first result that was not there before, above what was.
 * @param known gives so many of the new results, the best first
 * @param limit how many results to return
 */
export function beginAnswer(
  known: (count: number) => SiteResult[],
  drawn: readonly SiteResult[],
  limit: number,
): SiteResult[] {
  let first: SiteResult[] = []
  for (let count = 1; count <= FIRST_RESULTS; count++) {
    first = keepDrawn(known(count), drawn)
    const newest = first[count - 1]
    if (!newest || !drawn.includes(newest)) break
  }
  if (first.length === 0) return []
  const pages = new Set(first.map(({ page }) => page))
  return [...first, ...drawn.filter(({ page }) => !pages.has(page))].slice(0, limit)
}
