import { Index } from 'flexsearch'
import { fingerprint } from './filterByText.ts'
import { foldText } from './foldText.ts'

/** An index as it is stored: what FlexSearch exports, and a fingerprint of each card, by its number in the index. */
export interface StoredIndex {
  fingerprints: readonly string[]
  exported: readonly (readonly [key: string, data: string])[]
}

/** An index in use. */
export interface CardIndex {
  /** Fingerprints of the cards that were indexed. */
  known: ReadonlySet<string>
  /** Fingerprints of those that may contain the text; none that does is missing. */
  candidates: (text: string) => ReadonlySet<string>
}

/**
 * The pairs of neighboring UTF-16 units in the folded text. A text that contains another one contains all its pairs,
 * whatever the script and punctuation. The encoders of FlexSearch split numbers, merge letters and drop signs instead, and
 * would lose cards (docs/decisions/exact-filters.md).
 */
function bigrams(text: string): string[] {
  const folded = foldText(text)
  return Array.from({ length: Math.max(folded.length - 1, 0) }, (_, at) => folded.slice(at, at + 2))
}

/** `import` does not check the options, so build and browser both come here. */
const createIndex = () => new Index({ tokenize: 'strict', resolution: 1, encode: bigrams })

/** Indexes cards by the texts that their filter searches. The same cards give the same index. */
export function buildIndex(cards: readonly (readonly string[])[]): StoredIndex {
  const index = createIndex()
  for (const [number, fields] of cards.entries()) index.add(number, fields.join('\n'))
  const exported: [string, string][] = []
  index.export((key, data) => exported.push([key, data]))
  return { fingerprints: cards.map(fingerprint), exported }
}

/** Makes an index of what `buildIndex` returned. */
export function readIndex({ fingerprints, exported }: StoredIndex): CardIndex {
  const index = createIndex()
  for (const [key, data] of exported) index.import(key, data)
  return {
    known: new Set(fingerprints),
    candidates: (text) => {
      // Without a limit FlexSearch returns 100.
      const numbers = index.search(text, { limit: fingerprints.length })
      return new Set(numbers.map((number) => fingerprints[Number(number)] as string))
    },
  }
}
