import { NAME_BOOST } from './fieldWeights.ts'
import { createMatcher, type Matcher } from './matcher.ts'
import { matchWord } from './matchWord.ts'
import { parseQuery } from './parseQuery.ts'
import { rankDocuments } from './rankDocuments.ts'
import { namesOf } from './SearchDocument.ts'
import type { SearchIndex } from './SearchIndex.ts'
import { termsOf } from './terms.ts'
import type { TokenizedDocument } from './tokenizeDocument.ts'
import { type SearchResult, toResult } from './toResult.ts'

export interface SearchAnswer {
  /** The best documents, best first. */
  results: SearchResult[]
  /** Total number of matching documents. */
  total: number
  /** Whether no document has all the words, so that these have only some. */
  isPartial: boolean
}

/**
 * Searches the site.
 * @param query typed so far; its last word may be unfinished
 * @param limit maximum number of results
 * @param signal aborted when the answer is no longer needed; then no texts are fetched
 * @throws Error if a part of the index or all texts can't be read, or if aborted
 */
export async function search(
  index: SearchIndex,
  query: string,
  limit: number,
  signal?: AbortSignal,
): Promise<SearchAnswer> {
  const words = await Promise.all(
    parseQuery(query).map(async (word) => ({ ...word, matches: await matchWord(index, word) })),
  )
  if (words.length === 0) return { results: [], total: 0, isPartial: false }
  const { best, total, isPartial } = await rankDocuments(index, words, limit)
  signal?.throwIfAborted()
  const read = await Promise.all(
    best.map(async ({ number, score }) => ({ document: await index.document(number), score })),
  )
  const matcher = createMatcher(words)
  const size = words.filter(({ parts }) => !parts).length
  const found = read.flatMap(({ document, score }) =>
    document ? [{ document, score: score * nameBoost(document, matcher, size) }] : [],
  )
  if (best.length > 0 && found.length === 0) throw new Error('None of the documents could be read')
  // Stop words aren't highlighted.
  const telling = createMatcher(words.filter(({ isRequired }) => isRequired))
  const results = found.sort((a, b) => b.score - a.score).map(({ document }) => toResult(document, telling))
  return { results, total, isPartial }
}

/** Boost of a document with a keyword that consists of exactly the words of the query. */
const KEYWORD_BOOST = 1.45

/**
 * Boost of a document that the words of the query name, in any order; 1 means none.
 * @param size number of typed words, which come first in the matcher
 */
function nameBoost({ title, url, keywords }: TokenizedDocument, matcher: Matcher, size: number): number {
  // For a single word, the index already knows which documents it names.
  if (size < 2) return 1
  const all = (1 << size) - 1
  const isNamed = (name: string) => {
    const found = termsOf(name).map(matcher)
    return !found.includes(0) && (found.reduce((bits, more) => bits | more, 0) & all) === all
  }
  if (namesOf({ title: title.text, url }).some(isNamed)) return NAME_BOOST
  return keywords.some(isNamed) ? KEYWORD_BOOST : 1
}
