import { Index } from 'flexsearch'
import { words } from './words.ts'

/** Every word of a collection with the numbers of the documents that hold it, as FlexSearch exports it. */
export type WordPairs = [word: string, slots: number[][]][]

/** What the engine asks of the library. Nothing else of the site knows FlexSearch. */
export interface WordIndex {
  /** Every word, folded. */
  readonly vocabulary: readonly string[]
  /** Numbers of the documents that hold exactly this word. */
  lookup(word: string): readonly number[]
}

/** Changes whenever an index made before can no longer be read. */
export const INDEX_VERSION = 1

/*
 * Whole words alone, one score slot, our own splitting: with FlexSearch's encoder an exact search would lose documents
 * (docs/decisions, search). `map` is the plain Map that `export` writes down; the light build has no `export`.
 */
type MapIndex = Index & { map: Map<string, number[][]> }
const createIndex = () =>
  new Index({ tokenize: 'strict', resolution: 1, encode: words as (text: string) => string[] }) as MapIndex

/** Indexes the texts; a document's number is its place in the array. */
export function buildWordPairs(texts: readonly string[]): WordPairs {
  const index = createIndex()
  for (const [number, text] of texts.entries()) index.add(number, text)
  return [...index.map].sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Makes an index of what `buildWordPairs` returned, in this process or in another. */
export function readWordPairs(pairs: WordPairs): WordIndex {
  const index = createIndex()
  index.map = new Map(pairs)
  return {
    vocabulary: pairs.map(([word]) => word),
    lookup: (word) => index.search(word, { limit: Number.MAX_SAFE_INTEGER }) as number[],
  }
}
