import { createRandom } from '#components/search/engine/randomCases.ts'
import type { SiteDocument } from '#components/search/engine/site/SiteDocument.ts'
import { elapsed, kilobytes, markdownTable, percentile } from './figures.ts'
import { ERRORS, knownItems } from './knownItems.ts'
import type { SiteEngine } from './siteEngines.ts'

/** Measures the search of the whole site beside its peers. @returns two Markdown tables: cost, and quality */
export async function benchSite(
  documents: readonly SiteDocument[],
  engines: readonly SiteEngine[],
  questions: number,
): Promise<string> {
  const clean = knownItems(documents, 'clean', questions)
  const firstQueries = [...clean.map(({ query }) => query), ...singleWords(documents, questions)]
  const costs: string[][] = []
  const quality: string[][] = []
  let base: { median: number; network: number } | undefined
  for (const engine of engines) {
    const share = engine.share ?? 1
    const network: number[] = []
    for (const query of firstQueries.slice(0, Math.max(10, Math.round(firstQueries.length * share)))) {
      const session = await engine.open()
      await session.search(query)
      network.push(session.received())
      if (isWhole(network)) break
    }
    const load = await elapsed(() => engine.open().then((fresh) => fresh.search('leadership')))
    const session = await engine.open()
    const times: number[] = []
    for (const { query } of clean.slice(0, Math.max(1, Math.round(20 * share))))
      for (let end = 1; end <= query.length; end++)
        times.push(await elapsed(() => session.search(query.slice(0, end))))
    const median = percentile(times, 0.5)
    base ??= { median, network: percentile(network, 0.5) }
    costs.push([
      engine.name,
      kilobytes(engine.indexSize),
      load.toFixed(0),
      percentile(times, 0.5).toFixed(2),
      percentile(times, 0.95).toFixed(2),
      `${(median / base.median).toFixed(1)} ×`,
      kilobytes(percentile(network, 0.5)),
      kilobytes(percentile(network, 0.95)),
      `${(percentile(network, 0.5) / base.network).toFixed(1)} ×`,
    ])
    const cells = [engine.name]
    for (const kind of ERRORS) {
      const items = knownItems(documents, kind, Math.max(3, Math.round(questions * share)))
      let [first, five] = [0, 0]
      for (const { query, url } of items) {
        const found = await session.search(query)
        if (found[0] === url) first++
        if (found.includes(url)) five++
      }
      cells.push(`${percent(five, items.length)} (${percent(first, items.length)})`)
    }
    quality.push(cells)
  }
  return [
    markdownTable(
      [
        'engine',
        'index kB',
        'first search ms',
        'keystroke p50 ms',
        'p95 ms',
        'p50 ×',
        'first query kB',
        'p95 kB',
        'first query ×',
      ],
      costs,
    ),
    'Known document among the first five (first), %:',
    markdownTable(['engine', ...ERRORS], quality),
  ].join('\n\n')
}

/** Engines that load everything at once need one measurement. */
const isWhole = (network: readonly number[]) => network.length > 3 && new Set(network).size === 1

const percent = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(0)

function singleWords(documents: readonly SiteDocument[], count: number): string[] {
  const random = createRandom(12)
  return Array.from({ length: count }, () => {
    const document = documents[random(documents.length)]
    const text = document?.sections[random(document.sections.length)]?.text ?? ''
    const words = text.match(/[a-z]{4,}/g) ?? ['leadership']
    return words[random(words.length)] ?? 'leadership'
  })
}
