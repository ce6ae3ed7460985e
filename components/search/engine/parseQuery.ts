import { STOP_WORDS, termsOf, tokenize } from './terms.ts'

/** One word of a query. */
export interface QueryWord {
  term: string
  /** Whether it is the last word and no space follows: it may become longer. */
  isUnfinished: boolean
  /** Whether a document must contain it; not for "how", "the" and the like. */
  isRequired: boolean
  /** Whether it is a stop word beside other words: it only affects the order. */
  isStopWord: boolean
  /** For a compound of hyphenated words: their positions in the query. It matches in place of all of them. */
  parts?: readonly number[]
}

const [MAX_WORDS, MAX_COMPOUNDS] = [12, 2]
/** "One-on-one" in any spelling: its words say nothing, and a lone 1 matches every number. */
const ONE_ON_ONE = /\b(?:1:1|(?:1|one)[ -]on[ -](?:1|one))(?=s?\b)/gi

/** Parses the distinct words of a query, in order, up to twelve. "short-form" is also searched as one word. */
export function parseQuery(typedQuery: string): QueryWord[] {
  const query = typedQuery.replace(ONE_ON_ONE, 'oneonone')
  const terms = termsOf(query)
  const typed = [...new Set(terms)].slice(0, MAX_WORDS)
  const compounds = tokenize(query).filter(({ term, isCompound }) => isCompound && !typed.includes(term))
  // Without a regular expression ending in "$": in V8 14.6 (Node 26) it doesn't match letters beyond U+FFFF.
  const endsOpen = /[\p{L}\p{N}\p{M}]/u.test([...query].at(-1) ?? '')
  const anyTelling = typed.some((term) => !STOP_WORDS.has(term))
  return [
    ...typed.map((term) => ({
      term,
      isUnfinished: endsOpen && term === terms.at(-1),
      isRequired: !anyTelling || !STOP_WORDS.has(term),
      isStopWord: anyTelling && STOP_WORDS.has(term),
    })),
    ...compounds.slice(0, MAX_COMPOUNDS).map(({ term, start, end }) => ({
      term,
      isUnfinished: false,
      isRequired: false,
      isStopWord: false,
      parts: termsOf(query.slice(start, end)).map((part) => typed.indexOf(part)),
    })),
  ]
}
