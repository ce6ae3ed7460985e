import type { TextRange } from '../marks/findRanges.ts'
import type { Match } from './matchWord.ts'
import { tokenize } from './terms.ts'

/** The numbers of the words of a query that a term matches, by term. */
export type QueryTerms = ReadonlyMap<string, readonly number[]>

/** @param words the matches of each word */
export function queryTerms(words: readonly (readonly Match[])[]): QueryTerms {
  const numbers = new Map<string, number[]>()
  for (const [number, matches] of words.entries())
    for (const { term } of matches) numbers.set(term, [...(numbers.get(term) ?? []), number])
  return numbers
}

/** A highlighted range, and the numbers of the query's words it matches. */
export interface Mark extends TextRange {
  words: readonly number[]
}

/** Tokens by text, because every keystroke needs them. */
const known = new Map<string, ReturnType<typeof tokenize>>()

function tokensOf(text: string) {
  const tokens = known.get(text) ?? tokenize(text)
  known.set(text, tokens)
  return tokens
}

/** Finds the ranges to highlight in a text, in order and without overlap: a compound includes its terms. */
export function marksIn(text: string, query: QueryTerms): Mark[] {
  const marks: (Mark & { words: number[] })[] = []
  for (const { term, start, end } of tokensOf(text)) {
    const words = query.get(term)
    if (!words) continue
    const last = marks.at(-1)
    if (last && start < last.end) last.words.push(...words)
    else marks.push({ start, end, words: [...words] })
  }
  return marks
}

/** The numbers of the words of all marks. */
export const wordsOf = (marks: readonly Mark[]) => new Set(marks.flatMap(({ words }) => words))
