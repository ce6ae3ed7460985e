import { weightsOf } from './fieldWeights.ts'
import { INDEX_VERSION, type IndexManifest, indexFiles } from './IndexManifest.ts'
import { boundsOf, cutRanges } from './ranges.ts'
import type { Kind, SearchDocument } from './SearchDocument.ts'
import { createTermIndex, exportTerms, frequencyOf, packPostings, packRange } from './termIndex.ts'

/** Up to this size the terms are one file: about 60 kB with brotli, around 150 pages. */
const MAX_SINGLE_SHARD_CHARS = 160_000
/** Size of a file in a larger index: about 4 kB with brotli. */
const SHARD_CHARS = 8_000

/** Builds the site search index from documents added one by one, without keeping them. Deterministic. */
export class IndexBuilder {
  readonly #write: (file: string, content: unknown) => void
  readonly #kinds: Kind[] = []
  #weights = new Map<string, number>()
  readonly #index = createTermIndex((term) => this.#weights.get(term) ?? 0)

  /** @param write stores a JSON file under the index's folder */
  constructor(write: (file: string, content: unknown) => void) {
    this.#write = write
  }

  add(document: SearchDocument): void {
    const number = this.#kinds.push(document.kind) - 1
    this.#weights = weightsOf(document)
    this.#index.add(number, [...this.#weights.keys()].join(' '))
    this.#write(indexFiles.document(number), document)
  }

  /**
   * Writes the terms.
   * @param maxSingleShardChars size above which the terms are cut into shards, with a lexicon
   */
  finish(maxSingleShardChars = MAX_SINGLE_SHARD_CHARS): IndexManifest {
    const entries = exportTerms(this.#index)
    const packed = entries.map(([term, postings]) => [term, packPostings(postings)] as const)
    const isWhole = packed.reduce((sum, entry) => sum + sizeOf(entry), 0) <= maxSingleShardChars
    const maxChars = Math.min(SHARD_CHARS, maxSingleShardChars)
    const shards = isWhole ? [packed] : cutRanges(packed, sizeOf, maxChars)
    for (const [number, shard] of shards.entries()) this.#write(indexFiles.shard(number), packRange(shard))
    const manifest = { version: INDEX_VERSION, kinds: this.#kinds, shards: boundsOf(shards) }
    if (isWhole) return manifest

    const frequencies = entries.map(([term, postings]) => [term, frequencyOf(postings)] as const)
    const lexicon = cutRanges(frequencies, ([term]) => term.length + 2, maxChars)
    for (const [number, range] of lexicon.entries())
      this.#write(indexFiles.lexicon(number), range.map((entry) => entry.join(' ')).join('\n'))
    return { ...manifest, lexicon: boundsOf(lexicon) }
  }
}

const sizeOf = ([term, packed]: readonly [term: string, packed: string]): number =>
  term.length + packed.length
