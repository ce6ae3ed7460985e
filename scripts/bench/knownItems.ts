import type { SearchDocument } from '#components/search/engine/index.ts'
import { STOP_WORDS } from '#components/search/engine/stopWords.ts'
import { termsOf } from '#components/search/engine/terms.ts'
import { createRandom } from '../testing/randomCases.ts'

/** A question with a known answer. */
export interface KnownItem {
  query: string
  url: string
}

/** Kinds of questions: without a typing error, and with one of each kind. */
export const FIRST_QUERIES = ['clean', 'swapped', 'dropped', 'added', 'replaced'] as const
type QueryKind = (typeof FIRST_QUERIES)[number]

/** Creates questions of two words from the title of a document, the second one with the typing error. Deterministic. */
export function knownItems(
  documents: readonly SearchDocument[],
  kind: QueryKind,
  count: number,
): KnownItem[] {
  const random = createRandom(9)
  const items: KnownItem[] = []
  for (let tries = 0; items.length < count && tries < count * 20; tries++) {
    const document = documents[random(documents.length)]
    const telling = termsOf(document?.title ?? '').filter(
      (word) => !STOP_WORDS.has(word) && word.length >= 5 && !/\d/.test(word),
    )
    const second = telling.at(-1)
    const first = telling[random(Math.max(1, telling.length - 1))]
    if (!document || !first || !second || first === second) continue
    items.push({ query: `${first} ${withError(second, kind, random)}`, url: document.url })
  }
  return items
}

function withError(word: string, kind: QueryKind, random: (limit: number) => number): string {
  const at = 1 + random(word.length - 2)
  const letter = String.fromCharCode(97 + random(26))
  const [before, after] = [word.slice(0, at), word.slice(at + 1)]
  const changed = {
    clean: word,
    swapped: before + after.charAt(0) + word.charAt(at) + after.slice(1),
    dropped: before + after,
    added: before + letter + word.slice(at),
    replaced: before + letter + after,
  }
  return changed[kind]
}
