import { INDEX_VERSION, type IndexManifest, indexFiles } from './IndexManifest.ts'
import { rangeOf, rangesOf } from './ranges.ts'
import type { Kind, SearchDocument } from './SearchDocument.ts'
import {
  createTermIndex,
  frequencyOf,
  importTerms,
  type PackedRange,
  type Postings,
  postingsOf,
  unpackRange,
} from './termIndex.ts'

/** Terms with their document frequency. */
export type Lexicon = ReadonlyMap<string, number>

/** Reads the files of an index on demand, once each. Failed reads are retried by the next query. */
export class SearchIndex {
  /** The kind of each document, by number. */
  readonly kinds: readonly Kind[]
  readonly #manifest: IndexManifest
  readonly #read: (file: string) => Promise<unknown>
  readonly #files = new Map<string, Promise<unknown>>()
  readonly #terms = createTermIndex()

  /**
   * @param read reads a JSON file of the index folder
   * @throws Error if the index has another version
   */
  constructor(manifest: IndexManifest, read: (file: string) => Promise<unknown>) {
    if (manifest.version !== INDEX_VERSION) throw new Error('The search index is of another version')
    this.kinds = manifest.kinds
    this.#manifest = manifest
    this.#read = read
  }

  /** Preloads what every query needs: nothing, if the index is sharded. */
  async prepare(): Promise<void> {
    if (!this.#manifest.lexicon) await this.#shard(0)
  }

  /** The documents of a term. Reads its shard if needed; FlexSearch answers from the shards read so far. */
  async postings(term: string): Promise<Postings> {
    await this.#shard(this.shardOf(term))
    return postingsOf(this.#terms, term)
  }

  /** Number of the only shard that can contain a term. */
  shardOf(term: string): number {
    return rangeOf(this.#manifest.shards, term)
  }

  /** The terms with a prefix; all terms for an empty one. */
  async lexicon(prefix: string): Promise<Lexicon> {
    const { lexicon } = this.#manifest
    const ranges = lexicon
      ? await Promise.all(rangesOf(lexicon, prefix).map((number) => this.#lexiconRange(number)))
      : [await this.#shard(0)]
    return new Map(ranges.flatMap((range) => [...range].filter(([term]) => term.startsWith(prefix))))
  }

  /** @returns a document; undefined if it can't be read */
  document(number: number): Promise<SearchDocument | undefined> {
    return this.#once(indexFiles.document(number), (stored: SearchDocument) => stored).catch(() => undefined)
  }

  #shard(number: number): Promise<Lexicon> {
    return this.#once(indexFiles.shard(number), (stored: PackedRange) => {
      const entries = unpackRange(stored)
      importTerms(this.#terms, entries)
      return new Map(entries.map(([term, postings]) => [term, frequencyOf(postings)]))
    })
  }

  #lexiconRange(number: number): Promise<Lexicon> {
    return this.#once(indexFiles.lexicon(number), (stored: string) => {
      const lines = stored.split('\n').map((line) => line.split(' '))
      return new Map(lines.map(([term = '', frequency]) => [term, Number(frequency)]))
    })
  }

  #once<Stored, Content>(file: string, open: (stored: Stored) => Content): Promise<Content> {
    const known = this.#files.get(file) as Promise<Content> | undefined
    if (known) return known
    const reading = this.#read(file).then((stored) => open(stored as Stored))
    this.#files.set(file, reading)
    reading.catch(() => this.#files.delete(file))
    return reading
  }
}
