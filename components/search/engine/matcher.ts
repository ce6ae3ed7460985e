import type { TextRange } from '../marks/findRanges.ts'
import type { Match } from './matchWord.ts'
import { tokenize } from './terms.ts'

/** Returns the words of a query that a term matches, as a bit set; the lowest bit is the first word. */
export type Matcher = (term: string) => number

/** @param words the matches of each word; at most 30 */
export function createMatcher(words: readonly (readonly Match[])[]): Matcher {
  const bits = new Map<string, number>()
  for (const [at, matches] of words.entries())
    for (const { term } of matches) bits.set(term, (bits.get(term) ?? 0) | (1 << at))
  return (term) => bits.get(term) ?? 0
}

/** A highlighted range, and the words of the query it matches, as a bit set. */
export interface Mark extends TextRange {
  bits: number
}

/** Tokens by text, because every keystroke needs them. */
const known = new Map<string, ReturnType<typeof tokenize>>()

function tokensOf(text: string) {
  const tokens = known.get(text) ?? tokenize(text)
  known.set(text, tokens)
  return tokens
}

/** Finds the ranges to highlight in a text, in order and without overlap. */
export function marksIn(text: string, matcher: Matcher): Mark[] {
  const found = tokensOf(text)
    .map(({ term, start, end }) => ({ start, end, bits: matcher(term) }))
    .filter(({ bits }) => bits > 0)
    // A compound comes before its parts, so that its mark absorbs theirs.
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const marks: Mark[] = []
  for (const mark of found) {
    const last = marks.at(-1)
    if (last && mark.start < last.end) last.bits |= mark.bits
    else marks.push(mark)
  }
  return marks
}

/** The words of all marks. */
export const bitsOf = (marks: readonly { bits: number }[]) =>
  marks.reduce((found, { bits }) => found | bits, 0)

/** Number of words in a bit set. */
export function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest > 0; rest &= rest - 1) count++
  return count
}
