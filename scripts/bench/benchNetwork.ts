import type { SiteDocument } from '#components/search/engine/site/SiteDocument.ts'
import { kilobytes, markdownTable, percentile } from './figures.ts'
import { FIRST_QUERIES, knownItems } from './knownItems.ts'
import type { SiteEngine } from './siteEngines.ts'

/**
 * Measures what the first query of a visitor fetches, for each kind of question about a known document.
 * @param engines the first one is the one that the others are compared with
 * @returns a Markdown table
 */
export async function benchNetwork(
  documents: readonly SiteDocument[],
  engines: readonly SiteEngine[],
  questions: number,
): Promise<string> {
  const rows: string[][] = []
  for (const kind of FIRST_QUERIES) {
    const items = knownItems(documents, kind, questions)
    const cells: string[] = [kind]
    let base: number | undefined
    for (const engine of engines) {
      const network: number[] = []
      let found = 0
      for (const { query, url } of items) {
        const session = await engine.open()
        if ((await session.search(query)).includes(url)) found++
        network.push(session.received())
      }
      const median = percentile(network, 0.5)
      base ??= median
      cells.push(
        kilobytes(median),
        kilobytes(percentile(network, 0.95)),
        ...(engine === engines[0] ? [] : [`${(median / base).toFixed(1)} ×`]),
        ((100 * found) / items.length).toFixed(0),
      )
    }
    rows.push(cells)
  }
  const columns = engines.flatMap(({ name }, at) => [
    `${name}, median kB`,
    'p95 kB',
    ...(at === 0 ? [] : ['median ×']),
    'found, %',
  ])
  return markdownTable(['question', ...columns], rows)
}
