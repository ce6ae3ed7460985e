import { NAME_BOOST } from './fieldWeights.ts'
import type { Matcher } from './matcher.ts'
import { namesOf } from './SearchDocument.ts'
import { termsOf } from './terms.ts'
import type { TokenizedDocument } from './tokenizeDocument.ts'

/** Boost of a document with a keyword that consists of exactly the words of the query. */
const KEYWORD_BOOST = 1.45

/**
 * Boost of a document that the words of the query name, in any order; 1 means none.
 * @param size number of typed words, which come first in the matcher
 */
export function nameBoost(
  { title, url, keywords }: TokenizedDocument,
  matcher: Matcher,
  size: number,
): number {
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
