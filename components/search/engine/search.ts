import { type QueryTerms, queryTerms } from './marksIn.ts'
import { matchWord } from './matchWord.ts'
import { parseQuery } from './parseQuery.ts'
import { rankDocuments } from './rankDocuments.ts'
import type { SearchDocument } from './SearchDocument.ts'
import type { SearchIndex } from './SearchIndex.ts'
import { termsOf } from './terms.ts'
import { type SearchResult, toResult } from './toResult.ts'

export interface SearchAnswer {
  /** The best documents, best first. */
  results: SearchResult[]
  /** Total number of matching documents. */
  total: number
  /** Whether no document has all words, so that these have only some. */
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
  const parsed = parseQuery(query)
  const words = await Promise.all(parsed.map((word) => matchWord(index, word)))
  const telling = words.filter((_, at) => !parsed[at]?.isStopWord)
  const { best, total, isPartial } = await rankDocuments(index, telling, limit)
  signal?.throwIfAborted()
  const read = await Promise.all(best.map(({ number }) => index.document(number)))
  const terms = queryTerms(words)
  const found = best.flatMap(({ score }, at) => {
    const document = read[at]
    if (!document) return []
    return { document, score: isNamed(document, terms, words.length) ? score * NAME_BOOST : score }
  })
  if (best.length > 0 && found.length === 0) throw new Error('None of the documents could be read')
  // Stop words aren't highlighted.
  const toMark = queryTerms(telling)
  const results = found.sort((a, b) => b.score - a.score).map(({ document }) => toResult(document, toMark))
  return { results, total, isPartial }
}

const NAME_BOOST = 1.7

/**
 * Whether the title, the address or a keyword of a document consists of exactly the words of a query, in any order.
 * @param size number of words in the query
 */
function isNamed({ title, url, keywords = [] }: SearchDocument, query: QueryTerms, size: number): boolean {
  // The title of a page is a good answer to one word anyway, and too many pages have it as a keyword.
  if (size < 2) return false
  return [title, url, ...keywords].map(termsOf).some((name) => {
    const words = new Set(name.flatMap((term) => query.get(term) ?? []))
    return words.size === size && name.every((term) => query.has(term))
  })
}
