import { createRandom } from '#components/search/engine/randomCases.ts'
import type { SiteDocument } from '#components/search/engine/site/SiteDocument.ts'
import { STOP_WORDS } from '#components/search/engine/site/stopWords.ts'
import { words } from '#components/search/engine/words.ts'

/** A question whose answer is known. */
export interface KnownItem {
  query: string
  url: string
}

export const ERRORS = [
  'clean',
  'unfinished',
  'letter swapped',
  'letter dropped',
  'letter added',
  'letter replaced',
] as const

/** With the error that costs most to mend. */
export const FIRST_QUERIES = [...ERRORS, 'first letter replaced'] as const
type ErrorKind = (typeof FIRST_QUERIES)[number]

/**
 * Questions of two words from the title of a document (of its first heading when the title has one only), the second
 * one with a typing error.
 */
export function knownItems(
  documents: readonly SiteDocument[],
  kind: ErrorKind,
  count: number,
  seed = 9,
): KnownItem[] {
  const random = createRandom(seed)
  const items: KnownItem[] = []
  for (let tries = 0; items.length < count && tries < count * 20; tries++) {
    const document = documents[random(documents.length)]
    const telling = words(document?.title ?? '').filter(
      (word) => !STOP_WORDS.has(word) && word.length >= 5 && !/\d/.test(word),
    )
    const second = telling.at(-1)
    const first = telling[random(Math.max(1, telling.length - 1))]
    if (!document || !first || !second || first === second) continue
    items.push({ query: `${first} ${withError(second, kind, random)}`, url: document.url })
  }
  return items
}

function withError(word: string, kind: ErrorKind, random: (limit: number) => number): string {
  const at = 1 + random(word.length - 2)
  const letter = String.fromCharCode(97 + random(26))
  if (kind === 'unfinished') return word.slice(0, Math.max(3, word.length - 2))
  if (kind === 'letter swapped')
    return word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2)
  if (kind === 'letter dropped') return word.slice(0, at) + word.slice(at + 1)
  if (kind === 'letter added') return word.slice(0, at) + letter + word.slice(at)
  if (kind === 'first letter replaced') return letter + word.slice(1)
  if (kind === 'letter replaced') return word.slice(0, at) + letter + word.slice(at + 1)
  return word
}
