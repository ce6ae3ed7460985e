import { createMatcher } from './matcher.ts'
import { matchWord } from './matchWord.ts'
import { nameBoost } from './nameBoost.ts'
import { parseQuery } from './parseQuery.ts'
import { rankDocuments } from './rankDocuments.ts'
import type { SearchIndex } from './SearchIndex.ts'
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
