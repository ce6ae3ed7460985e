import type { Range } from '../findRanges.ts'
import { words } from '../words.ts'

/** A run of letters, numbers and their accents, compounds with hyphens first. */
const RUN = /[\p{L}\p{N}\p{M}]+(?:[-‐‑][\p{L}\p{N}\p{M}]+)*/gu
const PART = /[\p{L}\p{N}\p{M}]+/gu

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
  for (const run of text.matchAll(RUN)) {
    const found = marksOf(run[0], run.index, PART, answers)
    const whole = found.length === 0 && run[0].length > 1 ? answers(words(run[0]).join('')) : 0
    if (whole) marks.push({ start: run.index, end: run.index + run[0].length, answers: whole })
    else marks.push(...found)
  }
  return marks
}

function marksOf(run: string, offset: number, pattern: RegExp, answers: (word: string) => number): Mark[] {
  return [...run.matchAll(pattern)].flatMap((part) => {
    const found = words(part[0]).reduce((bits, word) => bits | answers(word), 0)
    const start = offset + part.index
    return found ? [{ start, end: start + part[0].length, answers: found }] : []
  })
}
