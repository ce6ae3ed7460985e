import type { Range } from '../findRanges.ts'
import { findCompounds, findWords } from './findWords.ts'
import type { Question } from './Question.ts'

/** What is marked in a text, and which words of the question it answers, as bits. */
export interface Mark extends Range {
  answers: number
}

/** Finds what to mark in a text as the answer to a question, in order and without overlap. */
export function markWords(text: string, question: Question): Mark[] {
  const words = findWords(text, question)
  const compounds = findCompounds(text, question)
  // A compound stands before its parts, so that marking it swallows them.
  const found = compounds.length > 0 ? [...compounds, ...words].sort((a, b) => a.start - b.start) : words
  const marks: Mark[] = []
  for (const { start, end, answers } of found) {
    const last = marks.at(-1)
    if (last && start < last.end) last.answers |= answers
    else marks.push({ start, end, answers })
  }
  return marks
}
