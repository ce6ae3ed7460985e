import { STOP_WORDS, termsOf, tokenize } from './terms.ts'

/** One word of a query. */
export interface QueryWord {
  term: string
  /** Whether it is the last word and no space follows: it may become longer. */
  isUnfinished: boolean
  /** Whether it is a stop word beside other words: it only helps to name a page. */
  isStopWord: boolean
  /** The word with those it is joined to by hyphens: "shortform" for both words of "short-form". */
  compound?: string | undefined
}

const MAX_WORDS = 12
/** "One-on-one" in any spelling: its words say nothing, and a lone 1 matches every number. */
const ONE_ON_ONE = /\b(?:1:1|(?:1|one)[ -]on[ -](?:1|one))(?=s?\b)/gi

/** Parses the distinct words of a query, in order, up to twelve. */
export function parseQuery(typedQuery: string): QueryWord[] {
  const query = typedQuery.replace(ONE_ON_ONE, 'oneonone')
  const tokens = tokenize(query)
  const terms = [...new Set(termsOf(query))].slice(0, MAX_WORDS)
  const anyTelling = terms.some((term) => !STOP_WORDS.has(term))
  return terms.map((term) => {
    const places = tokens.filter((token) => token.term === term)
    const compound = tokens.find(
      ({ isCompound, start, end }) =>
        isCompound && places.some((place) => place.start >= start && place.end <= end),
    )
    return {
      term,
      isStopWord: anyTelling && STOP_WORDS.has(term),
      isUnfinished: places.some(({ end }) => end === query.length),
      compound: compound?.term,
    }
  })
}
