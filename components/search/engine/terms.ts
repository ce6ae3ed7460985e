import type { TextRange } from '../marks/findRanges.ts'

/** A term and its position in a text, in UTF-16 units. */
export interface Token extends TextRange {
  term: string
  /** Whether it joins hyphenated terms, which precede it: "shortform" for "short-form". */
  isCompound: boolean
}

const TERM = /[\p{L}\p{N}]+/gu
/** Words, joined or not: asking for a hyphen here would try every letter of every word as a beginning. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:[-‐‑][\p{L}\p{N}\p{M}]+)*/gu

/** Splits a text into terms: runs of letters and digits in lower case, without accents. */
export const termsOf = (text: string): string[] => fold(text).folded.match(TERM) ?? []

/** Like `termsOf`, with positions; compounds follow as single terms. */
export function tokenize(text: string): Token[] {
  const { folded, offsets } = fold(text)
  const tokenAt = (start: number, end: number, term: string, isCompound: boolean): Token =>
    offsets
      ? { term, start: offsets[start] ?? 0, end: endOf(text, offsets, end), isCompound }
      : { term, start, end, isCompound }
  const tokens = [...folded.matchAll(TERM)].map(({ 0: term, index }) =>
    tokenAt(index, index + term.length, term, false),
  )
  for (const { 0: word, index } of folded.matchAll(WORD))
    if (/[-‐‑]/.test(word)) tokens.push(tokenAt(index, index + word.length, termsOf(word).join(''), true))
  return tokens
}

/** The original end of a term that ends before `unit`: whole characters with the combining marks that follow. */
function endOf(text: string, offsets: readonly number[], unit: number): number {
  const last = offsets[unit - 1] ?? 0
  let next = unit
  while (next < offsets.length - 1 && offsets[next] === last) next++
  const end = offsets[next] ?? text.length
  return end + (/^[\p{M}\u200d]+/u.exec(text.slice(end, end + 16))?.[0].length ?? 0)
}

/**
 * Folds character by character, so that a substring folds to a substring. Idempotent.
 * @returns the folded text, and for each of its units the offset of the original character (omitted if nothing moved)
 */
function fold(text: string): { folded: string; offsets?: number[] } {
  if (PLAIN.test(text)) return { folded: text.toLowerCase() }
  const offsets: number[] = []
  let folded = ''
  let at = 0
  for (const character of text) {
    const part = foldCharacter(character)
    for (let unit = 0; unit < part.length; unit++) offsets.push(at)
    folded += part
    at += character.length
  }
  offsets.push(at)
  return { folded, offsets }
}

/** ASCII and common English punctuation: folding such text, which is most text, moves nothing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII.
const PLAIN = /^[\u0000-\u007f\u00a0\u00b7\u2010\u2013-\u2015\u2018-\u201f\u2022\u2026]*$/
const known = new Map<string, string>()

function foldCharacter(character: string): string {
  const found = known.get(character)
  if (found !== undefined) return found
  // Lowercase before and after: some characters only decompose in lower case, others turn into capitals ("™").
  const plain = character
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
  // `toLowerCase` picks the sigma by its neighbors, so both forms become one.
  const folded = plain.toLowerCase().replaceAll('ς', 'σ')
  known.set(character, folded)
  return folded
}

/** Words without meaning for a search. They aren't indexed in body text, and don't rank documents in queries. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after all also am an and any are as at be because been before being but by can could d did do does doing don ' +
    'for from get give had has have having he her here him his how i if in into is it its just like ll m many me more most much my need ' +
    'no not of on one or our out over own re s she should so some such t than that the their them then there these they ' +
    'this those through to too up us ve very want was we were what when where which while who why will with would you your'
  ).split(' '),
)
