import { endOf, type TextRange } from '../marks/findRanges.ts'

/** A term of a text and its place there, in UTF-16 units. */
export interface Token extends TextRange {
  term: string
  /** Whether it is two or more terms joined by hyphens, which come before it: "shortform" of "short-form". */
  isCompound: boolean
}

const TERM = /[\p{L}\p{N}]+/gu
/** Words, joined or not: asking for a hyphen here would try every letter of every word as a beginning. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:[-‐‑][\p{L}\p{N}\p{M}]+)*/gu

/** The terms of a text in order: runs of letters and digits in lower case, without accents. */
export const termsOf = (text: string): string[] => fold(text).folded.match(TERM) ?? []

/** The same with places; after them the compounds, which are found as one word too. */
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

/**
 * Folds one character at a time, so that a part of a text folds to a part of the folded text. Folding twice changes nothing.
 * @returns with the folded text, for every unit of it, the place of its character in `text`; none where nothing moves
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

/** ASCII, and the marks of well-set English, which belong to no term: most texts, and nothing in them moves. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII.
const PLAIN = /^[\u0000-\u007f\u00a0\u00b7\u2010\u2013-\u2015\u2018-\u201f\u2022\u2026]*$/
const known = new Map<string, string>()

function foldCharacter(character: string): string {
  const found = known.get(character)
  if (found !== undefined) return found
  // Lower case before and after: some characters only decompose in lower case, others turn into capitals ("™").
  const plain = character
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
  // The final sigma of `toLowerCase` depends on its neighbors, so both forms become one.
  const folded = plain.toLowerCase().replaceAll('ς', 'σ')
  known.set(character, folded)
  return folded
}
