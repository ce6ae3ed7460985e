import type { TextRange } from '../marks/findRanges.ts'
import type { MatchedWord } from './matchWord.ts'
import type { Token } from './terms.ts'

/** Returns the words of a query that a term matches, as a bit set; the lowest bit is the first word. */
export type Matcher = (term: string) => number

/** @param words at most 30 */
export function createMatcher(words: readonly MatchedWord[]): Matcher {
  const bits = new Map<string, number>()
  const prefixes: [prefix: string, bit: number][] = []
  for (const [at, { term, isUnfinished, matches }] of words.entries()) {
    for (const answer of [term, ...matches.map((match) => match.term)])
      bits.set(answer, (bits.get(answer) ?? 0) | (1 << at))
    if (isUnfinished) prefixes.push([term, 1 << at])
  }
  return (term) =>
    prefixes.reduce(
      (found, [prefix, bit]) => (term.startsWith(prefix) ? found | bit : found),
      bits.get(term) ?? 0,
    )
}

/** A highlighted range, and the words of the query it matches, as a bit set. */
export interface Mark extends TextRange {
  bits: number
}

/** Finds the ranges to highlight in a text, in order and without overlap. */
export function marksIn(tokens: readonly Token[], matcher: Matcher): Mark[] {
  const found = tokens
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

/** Number of words in a bit set. */
export function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest > 0; rest &= rest - 1) count++
  return count
}
