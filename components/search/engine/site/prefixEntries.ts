import { type Entry, entryOf, packPostings, placeIn, readPostings, weightOf } from './postings.ts'

/**
 * A beginning that more words share than this, or words with so many characters of places, has an entry of its own: reading
 * all of them would cost too much, in a large index two files or more.
 */
const [MOST_COMPLETIONS, MOST_READ] = [32, 18_000]
const MOST_DOCUMENTS = 200

/** Whether a beginning has an entry of its own; never that of a single word. @param packed the places of each of its words */
export const isCommon = (packed: readonly string[]): boolean =>
  packed.length > MOST_COMPLETIONS ||
  (packed.length > 1 && packed.reduce((sum, { length }) => sum + length, 0) > MOST_READ)

/** The word that stands for all words with a common beginning. */
export const prefixEntry = (beginning: string) => `${beginning}*`

/**
 * The best place that any of the words has in each document; of more documents than `most` the best ones.
 * @param packed the places of each word
 */
export function bestPlaces(packed: readonly string[], documents: number, most = MOST_DOCUMENTS): string {
  const best = new Uint8Array(documents)
  for (const places of packed)
    readPostings(places, (document, place) => {
      if (worthOf(place) > worthOf(best[document] ?? 0)) best[document] = place
    })
  const found: Entry[] = []
  for (const [document, place] of best.entries()) if (place > 0) found.push(entryOf(document, place))
  if (found.length <= most) return packPostings(found)
  const kept = found.sort((a, b) => worthOf(placeIn(b)) - worthOf(placeIn(a)) || a - b).slice(0, most)
  return packPostings(kept.sort((a, b) => a - b))
}

/** Most beginnings are typed before any other word. */
const worthOf = (place: number) => weightOf(place, true)
