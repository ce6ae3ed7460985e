import type { Range } from '../findRanges.ts'
import { textRuns } from './textRuns.ts'

/** A word found in a text: its place, and which words of the question it answers, as bits. */
export interface Mark extends Range {
  answers: number
}

/**
 * Finds the words of a text that answer a question.
 * @param answers the words of the question that a folded word answers, as bits; 0 for none
 */
export function markWords(text: string, answers: (word: string) => number): Mark[] {
  const marks: Mark[] = []
  for (const { start, end, words: folded } of textRuns(text)) {
    let found = 0
    for (const word of folded) found |= answers(word)
    const last = marks.at(-1)
    if (found && last && start < last.end) last.answers |= found
    else if (found) marks.push({ start, end, answers: found })
  }
  return marks
}
