import { NAME_BOOST } from './fieldWeights.ts'
import type { Matcher } from './matcher.ts'
import { namesOf } from './SearchDocument.ts'
import { termsOf } from './terms.ts'
import type { TokenizedDocument, TokenizedText } from './tokenizeDocument.ts'

/** Added for a phrase with all words, by field. */
const PHRASE_WEIGHTS = { title: 0.6, heading: 0.5, keyword: 0.3, text: 0.2 }
/** Added for a heading that consists of exactly these words. */
const WHOLE_HEADING_BOOST = 0.3

/**
 * Boost of a document that contains the words of the query as a phrase; 1 means none. The index has no positions, so
 * this reads only the texts of the best documents.
 * @param size number of typed words, which come first in the matcher
 */
export function phraseBoost(document: TokenizedDocument, matcher: Matcher, size: number): number {
  // For a single word, the index already knows which documents it names.
  if (size < 2) return 1
  const names = namesOf({ title: document.title.text, url: document.url })
  const isNamed = names.some((name) => isSame(name, matcher, size))
  const headings = document.sections.map(({ heading }) => longestPhrase(heading, matcher, size))
  const isHeading =
    !isNamed &&
    document.sections.some(
      ({ heading }, at) => headings[at] === size && termsOf(heading.text).length === size,
    )
  /** Superlinear: two of five words in a row are common, five of five are intended. */
  const worth = (weight: number, length: number) => (length < 2 ? 0 : weight * (length / size) ** 2)
  const longest = (texts: readonly TokenizedText[]) =>
    Math.max(0, ...texts.map((text) => longestPhrase(text, matcher, size)))
  const phrase = Math.max(
    worth(PHRASE_WEIGHTS.title, longestPhrase(document.title, matcher, size)),
    worth(PHRASE_WEIGHTS.heading, Math.max(0, ...headings)),
    worth(PHRASE_WEIGHTS.keyword, longest(document.keywords)),
    worth(PHRASE_WEIGHTS.text, longest(document.sections.map(({ body }) => body))),
  )
  return (isNamed ? NAME_BOOST : 1) + phrase + (isHeading ? WHOLE_HEADING_BOOST : 0)
}

/** Length of the longest run of query words in their order. */
function longestPhrase({ tokens }: TokenizedText, matcher: Matcher, size: number): number {
  let longest = 0
  /** For each word of the query, the length of the phrase that ends with it here. */
  let lengths: number[] = []
  for (const { term, isCompound } of tokens) {
    if (isCompound) break
    const next: number[] = []
    const bits = matcher(term)
    for (let at = 0; bits >> at > 0 && at < size; at++) {
      if (((bits >> at) & 1) === 0) continue
      next[at] = (lengths[at - 1] ?? 0) + 1
      longest = Math.max(longest, next[at] ?? 0)
    }
    lengths = next
  }
  return longest
}

/** Whether a name consists of the words of the query, in any order. */
function isSame(name: string, matcher: Matcher, size: number): boolean {
  const all = (1 << size) - 1
  let found = 0
  for (const term of termsOf(name)) {
    const bits = matcher(term)
    if (bits === 0) return false
    found |= bits
  }
  return (found & all) === all
}
