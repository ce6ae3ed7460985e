import { partsOf } from './divisions.ts'
import { bestPlaces, isCommon } from './prefixEntries.ts'
import type { WordLine } from './wordLines.ts'

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
