import type { TextRange } from '../marks/findRanges.ts'

/** A term and its position in a text, in UTF-16 units. */
export interface Token extends TextRange {
  term: string
  /** Whether it joins the hyphenated terms that follow it: "shortform" for "short-form". */
  isCompound: boolean
}

/** Words, joined by hyphens or not. */
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[-‐‑][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu
const HYPHEN = /[-‐‑]/

/** Splits a text into terms: words in lower case, without accents. A compound precedes its terms. */
export const tokenize = (text: string): Token[] =>
  [...text.matchAll(WORDS)].flatMap(({ 0: words, index }) => {
    let start = index
    const terms = words.split(HYPHEN).map((word) => {
      const token = { term: fold(word), start, end: start + word.length, isCompound: false }
      start = token.end + 1
      return token
    })
    if (terms.length === 1) return terms
    const joined = terms.map(({ term }) => term).join('')
    return [{ term: joined, start: index, end: index + words.length, isCompound: true }, ...terms]
  })

/** The terms of a text, without compounds. */
export const termsOf = (text: string): string[] =>
  tokenize(text).flatMap(({ term, isCompound }) => (isCompound ? [] : [term]))

/** Accents, and the spaces and signs that some letters and numbers contain, such as the slash of "½". */
const NO_LETTERS = /[\u0300-\u036f]|[^\p{L}\p{N}\p{M}]/gu

/** Folds a word; idempotent. */
function fold(word: string): string {
  // Most words are ASCII.
  if (/^\w+$/.test(word)) return word.toLowerCase()
  // `toLowerCase` picks the sigma by its neighbors, so both forms become one.
  return word.normalize('NFKD').replace(NO_LETTERS, '').toLowerCase().replaceAll('ς', 'σ')
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
