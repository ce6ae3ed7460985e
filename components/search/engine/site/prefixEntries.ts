import { partsOf } from './divisions.ts'
import { type Entry, entryOf, packPostings, placeIn, readPostings, weightOf } from './postings.ts'
import type { WordLine } from './wordLines.ts'

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
 * A beginning whose words fill more files than this is answered from what stands beside it: its words would be too much to
 * fetch. Those of others are fetched as soon as it was typed, so that the next letter finds them.
 */
const NEAR = 3

/** @param divisions of the words */
export const isHeavy = (divisions: readonly string[], beginning: string): boolean =>
  partsOf(divisions, beginning).length > NEAR

/** A beginning without its last letter, and that letter. */
export function parentOf(beginning: string): [parent: string, letter: string] {
  const letter = [...beginning].at(-1) ?? ''
  return [beginning.slice(0, beginning.length - letter.length), letter]
}

/** How what is known of a beginning is stored: all that continue another one by a letter stand together. */
const keyOf = (beginning: string) => parentOf(beginning).join('*')

/** The keys of a beginning's own word, of its best places, and of those that more is said about by its words. */
export const sketchKeys = (beginning: string) => {
  const key = keyOf(beginning)
  return { own: `${key}=`, common: key, rough: `${key}?` }
}

/**
 * For everything that continues a heavy beginning by a letter: what `bestPlaces` gives for its words, and the places of the
 * word that it is itself. A single letter has those with the words alone: of digits there are many.
 * @param sorted every word with its packed places
 * @param divisions of these words
 */
export function sketchEntries(
  sorted: readonly WordLine[],
  divisions: readonly string[],
  documents: number,
): WordLine[] {
  const entries: WordLine[] = []
  const visit = (from: number, to: number, parent: string) => {
    if (!isHeavy(divisions, parent)) return
    for (let start = from; start < to; ) {
      const [word, places] = sorted[start] ?? ['', '']
      const beginning = parent + String.fromCodePoint(word.codePointAt(parent.length) ?? 0)
      let end = start + 1
      if (word === parent) {
        start = end
        continue
      }
      while (end < to && sorted[end]?.[0].startsWith(beginning)) end++
      const packed = sorted.slice(start, end).map(([, places]) => places)
      const keys = sketchKeys(beginning)
      const isWord = word === beginning
      if (packed.length > 1 || !isWord)
        entries.push([isCommon(packed) ? keys.common : keys.rough, bestPlaces(packed, documents)])
      if (isWord && parent !== '') entries.push([keys.own, places])
      visit(start, end, beginning)
      start = end
    }
  }
  visit(0, sorted.length, '')
  return entries
}

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
