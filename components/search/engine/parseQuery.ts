import { STOP_WORDS } from './stopWords.ts'
import { termsOf, tokenize } from './terms.ts'

/** One word of a query. */
export interface QueryWord {
  term: string
  /** The last one, when no space follows: it may still become a longer one. */
  isUnfinished: boolean
  /** Whether a document must hold it; "how", "the" and the like need not be there. */
  isRequired: boolean
  /** Whether it says little beside the others: it only orders what the others found. */
  isStopWord: boolean
  /** Of two or more typed words that hyphens join, written as one: their places in the query. It stands in for all of them. */
  parts?: readonly number[]
}

const [MOST_WORDS, MOST_COMPOUNDS] = [12, 2]

/**
 * The different words of a query, in order; of a very long one the first twelve. "short-form" is also looked for as the one
 * word it may be.
 */
export function parseQuery(query: string): QueryWord[] {
  const terms = termsOf(query)
  const typed = [...new Set(terms)].slice(0, MOST_WORDS)
  const compounds = tokenize(query).filter(({ term, isCompound }) => isCompound && !typed.includes(term))
  // Not by an expression that ends with "$": V8 14.6 (Node 26) finds no letter beyond U+FFFF with one.
  const endsOpen = /[\p{L}\p{N}\p{M}]/u.test([...query].at(-1) ?? '')
  const anyTelling = typed.some((term) => !STOP_WORDS.has(term))
  return [
    ...typed.map((term) => ({
      term,
      isUnfinished: endsOpen && term === terms.at(-1),
      isRequired: !anyTelling || !STOP_WORDS.has(term),
      isStopWord: anyTelling && STOP_WORDS.has(term),
    })),
    ...compounds.slice(0, MOST_COMPOUNDS).map(({ term, start, end }) => ({
      term,
      isUnfinished: false,
      isRequired: false,
      isStopWord: false,
      parts: termsOf(query.slice(start, end)).map((part) => typed.indexOf(part)),
    })),
  ]
}
