import Fuse from 'fuse.js'
import MiniSearch from 'minisearch'
import { createTextFilter } from '#components/search/engine/createTextFilter.ts'
import { includesText } from '#components/search/engine/includesText.ts'
import { buildListing, type ListingEntry, readListing } from '#components/search/engine/ListingIndex.ts'
import { createRandom, randomQuery } from '#components/search/engine/randomCases.ts'
import { brotliSize, elapsed, kilobytes, markdownTable, percentile } from './figures.ts'

type Find = (text: string) => Iterable<string>

interface FilterEngine {
  name: string
  /** What the browser downloads besides the texts of the page. */
  stored: string
  load: (stored: string) => Find
}

/** Measures the exact filter of a listing beside its peers. @returns a Markdown table */
export async function benchFilter(entries: readonly ListingEntry[], queries: number): Promise<string> {
  const random = createRandom(2)
  const text = entries.map(({ fields }) => fields.join(' ')).join(' ')
  const typed = Array.from({ length: queries }, () => randomQuery(random, text)).filter(
    (query) => query !== '',
  )
  const truth = typed.map((query) => idsOf(entries.filter(({ fields }) => includesText(fields, query))))
  const rows: { cells: string[]; median: number }[] = []
  for (const { name, stored, load } of engines(entries)) {
    let find: Find = () => []
    const loaded = await elapsed(() => {
      find = load(stored)
    })
    const times: number[] = []
    let [exact, lost] = [0, 0]
    for (const [at, query] of typed.entries()) {
      let found: string[] = []
      times.push(
        await elapsed(() => {
          found = [...find(query)]
        }),
      )
      const expected = truth[at] ?? []
      if (found.sort().join() === expected.join()) exact++
      const known = new Set(found)
      if (expected.some((id) => !known.has(id))) lost++
    }
    const median = percentile(times, 0.5)
    const base = rows[0]?.median ?? median
    rows.push({
      median,
      cells: [
        name,
        stored ? kilobytes(brotliSize(stored)) : '0',
        loaded.toFixed(1),
        median.toFixed(3),
        percentile(times, 0.95).toFixed(3),
        `${(median / base).toFixed(2)} ×`,
        `${((100 * exact) / typed.length).toFixed(1)} %`,
        String(lost),
      ],
    })
  }
  const head = ['engine', 'index kB', 'load ms', 'p50 ms', 'p95 ms', 'p50 ×', 'exact', 'lost a hit']
  return markdownTable(
    head,
    rows.map(({ cells }) => cells),
  )
}

const idsOf = (entries: readonly ListingEntry[]) => entries.map(({ id }) => id).sort()

function engines(entries: readonly ListingEntry[]): FilterEngine[] {
  const flat = entries.map(({ id, fields }) => ({ id, text: fields.join('\n') }))
  const options = { fields: ['text'], searchOptions: { prefix: true, combineWith: 'AND' as const } }
  const mini = new MiniSearch(options)
  mini.addAll(flat)
  const fuse = { keys: ['text'], threshold: 0, ignoreLocation: true, includeScore: false }
  return [
    {
      name: 'plain substring search',
      stored: '',
      load: () => (text) => idsOf(entries.filter(({ fields }) => includesText(fields, text))),
    },
    {
      name: '**this site** (FlexSearch words, text confirms)',
      stored: JSON.stringify(buildListing(entries)),
      load: (stored) => createTextFilter(entries, readListing(JSON.parse(stored))),
    },
    {
      name: 'MiniSearch, prefixes',
      stored: JSON.stringify(mini),
      load: (stored) => {
        const index = MiniSearch.loadJSON(stored, options)
        return (text) => index.search(text).map(({ id }) => String(id))
      },
    },
    {
      name: 'Fuse.js, exact',
      stored: JSON.stringify(Fuse.createIndex(['text'], flat)),
      load: (stored) => {
        const index = new Fuse(flat, fuse, Fuse.parseIndex(JSON.parse(stored)))
        return (text) => index.search(text).map(({ item }) => item.id)
      },
    },
  ]
}
