import { Index } from 'flexsearch'
import { type CardIndex, fingerprint, foldText } from './filterByText.ts'

/** A stored index: FlexSearch's export, and the fingerprint of each card by its number. */
export interface StoredIndex {
  fingerprints: readonly string[]
  exported: readonly (readonly [key: string, data: string])[]
}

/**
 * The bigrams of the folded text. A text contains all bigrams of its substrings, whatever the script and punctuation.
 * FlexSearch's own encoders split numbers, merge letters and drop characters, and would miss cards
 * (docs/decisions.md).
 */
function bigrams(text: string): string[] {
  const folded = foldText(text)
  return Array.from({ length: Math.max(folded.length - 1, 0) }, (_, at) => folded.slice(at, at + 2))
}

/** Shared, because `import` doesn't check the options. */
const createIndex = () => new Index({ tokenize: 'strict', resolution: 1, encode: bigrams })

/** Indexes cards by their searched texts. Deterministic. */
export function buildIndex(cards: readonly (readonly string[])[]): StoredIndex {
  const index = createIndex()
  for (const [number, fields] of cards.entries()) index.add(number, fields.join('\n'))
  const exported: [string, string][] = []
  index.export((key, data) => exported.push([key, data]))
  return { fingerprints: cards.map(fingerprint), exported }
}

/** Loads an index built by `buildIndex`. */
export function readIndex({ fingerprints, exported }: StoredIndex): CardIndex {
  const index = createIndex()
  for (const [key, data] of exported) index.import(key, data)
  return (text) => {
    // Without a limit FlexSearch returns 100.
    const candidates = new Set(index.search(text, { limit: fingerprints.length }))
    return new Set(fingerprints.filter((_, number) => !candidates.has(number)))
  }
}
