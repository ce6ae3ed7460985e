import { NAMED } from './fieldWeights.ts'
import type { Matcher } from './matcher.ts'
import { namesOf } from './SearchDocument.ts'
import { termsOf } from './terms.ts'
import type { TokenizedDocument, TokenizedText } from './tokenizeDocument.ts'

/** What a phrase of all words adds to the worth of a document, by field. */
const PHRASE_WEIGHTS = { title: 0.6, heading: 0.5, keyword: 0.3, text: 0.2 }
/** A heading that says these words and no others. */
const WHOLE_HEADING = 0.3

/**
 * How much more a document is worth because the words of the query stand in it as they were typed: 1 for no more. The index
 * holds no positions, so this looks at the texts of the best documents alone.
 * @param size how many words of the query, from the first on, were typed
 */
export function phraseBoost(document: TokenizedDocument, matcher: Matcher, size: number): number {
  // Which documents a single word names stands in the index.
  if (size < 2) return 1
  const names = namesOf({ title: document.title.text, url: document.url })
  const isNamed = names.some((name) => isSame(name, matcher, size))
  const headings = document.sections.map(({ heading }) => longestPhrase(heading, matcher, size))
  const isHeading =
    !isNamed &&
    document.sections.some(
      ({ heading }, at) => headings[at] === size && termsOf(heading.text).length === size,
    )
  /** Grows faster than the phrase: two words of five in a row are common, five of five are meant. */
  const worth = (weight: number, length: number) => (length < 2 ? 0 : weight * (length / size) ** 2)
  const longest = (texts: readonly TokenizedText[]) =>
    Math.max(0, ...texts.map((text) => longestPhrase(text, matcher, size)))
  const phrase = Math.max(
    worth(PHRASE_WEIGHTS.title, longestPhrase(document.title, matcher, size)),
    worth(PHRASE_WEIGHTS.heading, Math.max(0, ...headings)),
    worth(PHRASE_WEIGHTS.keyword, longest(document.keywords)),
    worth(PHRASE_WEIGHTS.text, longest(document.sections.map(({ body }) => body))),
  )
  return (isNamed ? NAMED : 1) + phrase + (isHeading ? WHOLE_HEADING : 0)
}

/** How many words of the query stand one after the other in a text, in their order. */
function longestPhrase({ tokens }: TokenizedText, matcher: Matcher, size: number): number {
  let longest = 0
  /** For each word of the query the length of the phrase that ends with it here. */
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

/** Whether a name and the query have the same words, in any order. */
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
