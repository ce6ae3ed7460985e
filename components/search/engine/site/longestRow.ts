import { words } from '../words.ts'
import { findWords } from './findWords.ts'
import type { Question } from './Question.ts'

/** How the words of a question stand together in a text. */
export interface Row {
  /** The most words that stand one after the other, in the order of the question. */
  length: number
  /** Whether the text has no other words than these. */
  isAll: boolean
}

/**
 * Finds the longest row of words of a question in a text.
 * @param size how many words of the question, from the first on, may stand in it
 */
export function longestRow(text: string, question: Question, size: number): Row {
  let longest = 0
  /** For each word of the question the length of the row that ends with it here. */
  let rows: number[] = []
  for (const { answers, isNext } of findWords(text, question)) {
    const next: number[] = []
    for (let at = 0; answers >> at > 0 && at < size; at++) {
      if (((answers >> at) & 1) === 0) continue
      const length = (isNext ? (rows[at - 1] ?? 0) : 0) + 1
      next[at] = length
      if (length > longest) longest = length
    }
    rows = next
  }
  return { length: longest, isAll: longest === size && words(text).length === size }
}
