import type { WordIndex } from './WordIndex.ts'
import { words } from './words.ts'

/**
 * Numbers of the documents that may contain the text; none that contains it is missing. Each piece of the text lies
 * inside one word, so every word that contains a piece is looked up, and a document needs a word for every piece.
 * @returns undefined when the text has neither letter nor number, and every document may contain it.
 */
export function findCandidates(index: WordIndex, text: string): Set<number> | undefined {
  let candidates: Set<number> | undefined
  for (const piece of words(text)) {
    const found = new Set<number>()
    for (const word of index.vocabulary) {
      if (!word.includes(piece)) continue
      for (const number of index.lookup(word)) if (!candidates || candidates.has(number)) found.add(number)
    }
    candidates = found
  }
  return candidates
}
