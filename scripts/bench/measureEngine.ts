import { createRandom, randomQuery } from '../testing/randomCases.ts'
import type { Card, Content, Engine } from './Engine.ts'
import { elapsed, kilobytes, percentile } from './figures.ts'
import { FIRST_QUERIES, knownItems } from './knownItems.ts'

/** Number of questions of each kind. */
const QUESTIONS_PER_KIND = 60
/** Number of correct questions typed letter by letter. */
const TYPED_QUESTIONS = 20

/** The columns of the table after content and engine. */
export const COLUMNS = [
  'index kB',
  'first query kB, p50',
  'p95',
  'keystroke ms, p50',
  'p95',
  'exact filter %',
  'found clean %',
  'found misspelled %',
]

/** @returns the engine's cells for `COLUMNS` */
export async function measureEngine({ documents, cards }: Content, engine: Engine): Promise<string[]> {
  const part = (count: number, least: number) => Math.max(least, Math.round(count * (engine.share ?? 1)))
  const received: number[] = []
  const found: number[] = []
  for (const kind of FIRST_QUERIES) {
    const items = knownItems(documents, kind, QUESTIONS_PER_KIND).slice(0, part(QUESTIONS_PER_KIND, 3))
    let hits = 0
    for (const { query, url } of items) {
      const session = await engine.open()
      if ((await session.search(query)).includes(url)) hits++
      received.push(session.received())
    }
    found.push((100 * hits) / items.length)
  }
  const [clean = 0, ...misspelled] = found
  const times = await timeKeystrokes(engine, knownItems(documents, 'clean', part(TYPED_QUESTIONS, 1)))
  return [
    kilobytes(engine.indexSize),
    kilobytes(percentile(received, 0.5)),
    kilobytes(percentile(received, 0.95)),
    percentile(times, 0.5).toFixed(1),
    percentile(times, 0.95).toFixed(1),
    engine.filter ? exactShare(cards, engine.filter).toFixed(1) : '–',
    clean.toFixed(0),
    (misspelled.reduce((sum, share) => sum + share, 0) / misspelled.length).toFixed(0),
  ]
}

/** Types all questions as one visitor. @returns milliseconds per letter */
async function timeKeystrokes(engine: Engine, items: readonly { query: string }[]): Promise<number[]> {
  const session = await engine.open()
  const times: number[] = []
  for (const { query } of items)
    for (let end = 1; end <= query.length; end++)
      times.push(await elapsed(() => session.search(query.slice(0, end))))
  return times
}

/** Percentage of random queries with the same results as a substring search. */
function exactShare(cards: readonly Card[], filter: (text: string) => readonly string[]): number {
  const random = createRandom(2)
  const lower = cards.map(({ id, fields }) => ({ id, fields: fields.map((field) => field.toLowerCase()) }))
  const text = cards.flatMap(({ fields }) => fields).join(' ')
  const queries = Array.from({ length: cards.length > 1_000 ? 300 : 5_000 }, () =>
    randomQuery(random, text),
  ).filter((query) => query !== '')
  const exact = queries.filter((query) => {
    const wanted = query.toLowerCase()
    const expected = lower.filter(({ fields }) => fields.some((field) => field.includes(wanted)))
    const ids = expected.map(({ id }) => id)
    return [...filter(query)].sort().join() === ids.sort().join()
  })
  return (100 * exact.length) / queries.length
}
