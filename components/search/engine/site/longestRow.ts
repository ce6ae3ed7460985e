import { textRuns } from './textRuns.ts'

/** How the words of a question stand together in a text. */
export interface Row {
  /** The most words that stand one after the other, in the order of the question. */
  length: number
  /** Whether the text has no other words than these. */
  isAll: boolean
}

/**
 * Finds the longest row of words of a question in a text.
 * @param answers the words of the question that a folded word answers, as bits: the first word is the lowest bit
 * @param size how many words the question has, 30 at most
 */
export function longestRow(text: string, answers: (word: string) => number, size: number): Row {
  let longest = 0
  let total = 0
  /** For each word of the question the length of the row that ends with it here. */
  let rows: number[] = []
  for (const run of textRuns(text)) {
    if (run.isCompound) continue
    for (const word of run.words) {
      total++
      const found = answers(word)
      const next: number[] = []
      for (let at = 0; found >> at > 0 && at < size; at++) {
        if (((found >> at) & 1) === 0) continue
        const length = (rows[at - 1] ?? 0) + 1
        next[at] = length
        if (length > longest) longest = length
      }
      rows = next
    }
  }
  return { length: longest, isAll: longest === size && total === size }
}
