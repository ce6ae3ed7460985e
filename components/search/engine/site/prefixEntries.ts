import { documentOf, type Entry, entryOf, placeIn, weightOf } from './postings.ts'

/** A beginning that more words share than this has an entry of its own: reading all of them would cost too much. */
export const MOST_COMPLETIONS = 32
const MOST_DOCUMENTS = 200

/** The word under which the documents of a common beginning are stored. */
export const prefixEntry = (beginning: string) => `${beginning}*`

/** For every beginning that many words share, what `bestPlaces` gives. @param sorted every word with its documents */
export function prefixEntries(
  sorted: readonly (readonly [word: string, entries: readonly Entry[]])[],
  documents: number,
): [string, Entry[]][] {
  const entries: [string, Entry[]][] = []
  const visit = (from: number, to: number, length: number) => {
    for (let start = from; start < to; ) {
      const beginning = sorted[start]?.[0].slice(0, length) ?? ''
      let end = start + 1
      while (end < to && sorted[end]?.[0].slice(0, length) === beginning) end++
      const isWhole = beginning.length === length && !/[\ud800-\udbff]$/.test(beginning)
      if (end - start > MOST_COMPLETIONS) {
        const lists = sorted.slice(start, end).map(([, list]) => list)
        if (isWhole) entries.push([prefixEntry(beginning), bestPlaces(lists, documents)])
        visit(start, end, length + 1)
      }
      start = end
    }
  }
  visit(0, sorted.length, 1)
  return entries
}

/** The best place that any of the words has in each document; of more than 200 documents the best ones. */
export function bestPlaces(lists: readonly (readonly Entry[])[], documents: number): Entry[] {
  const best = new Uint8Array(documents)
  for (const entries of lists)
    for (const entry of entries) {
      const document = documentOf(entry)
      if (worthOf(placeIn(entry)) > worthOf(best[document] ?? 0)) best[document] = placeIn(entry)
    }
  const found: Entry[] = []
  for (const [document, place] of best.entries()) if (place > 0) found.push(entryOf(document, place))
  if (found.length <= MOST_DOCUMENTS) return found
  const kept = found
    .sort((a, b) => worthOf(placeIn(b)) - worthOf(placeIn(a)) || a - b)
    .slice(0, MOST_DOCUMENTS)
  return kept.sort((a, b) => a - b)
}

/** Most beginnings are typed before any other word. */
const worthOf = (place: number) => weightOf(place, true)
