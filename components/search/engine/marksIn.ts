import type { TextRange } from '../marks/findRanges.ts'
import type { Match } from './matchWord.ts'
import { tokenize } from './terms.ts'

/** The terms that match a word of a query. */
export type WordTerms = ReadonlySet<string>

export const wordTerms = (matches: readonly Match[]): WordTerms => new Set(matches.map(({ term }) => term))

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
export function marksIn(text: string, query: readonly WordTerms[]): Mark[] {
  const marks: (Mark & { words: number[] })[] = []
  for (const { term, start, end } of tokensOf(text)) {
    const words = query.flatMap((terms, number) => (terms.has(term) ? [number] : []))
    if (words.length === 0) continue
    const last = marks.at(-1)
    if (last && start < last.end) last.words.push(...words)
    else marks.push({ start, end, words })
  }
  return marks
}

/** The numbers of the words of all marks. */
export const wordsOf = (marks: readonly Mark[]) => new Set(marks.flatMap(({ words }) => words))
