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
import { type TokenizedDocument, tokenizeDocument } from './tokenizeDocument.ts'

/** Terms and how many documents hold each. */
export type Lexicon = ReadonlyMap<string, number>

/** Reads the files of an index as a query needs them, each once. One that could not be read is tried again. */
export class SearchIndex {
  /** Of every document, by its number. */
  readonly kinds: readonly Kind[]
  readonly #manifest: IndexManifest
  readonly #read: (file: string) => Promise<unknown>
  readonly #files = new Map<string, Promise<unknown>>()
  readonly #terms = createTermIndex()

  /**
   * @param read content of a JSON file of the index's folder
   * @throws Error for an index of another version
   */
  constructor(manifest: IndexManifest, read: (file: string) => Promise<unknown>) {
    if (manifest.version !== INDEX_VERSION) throw new Error('The search index is of another version')
    this.kinds = manifest.kinds.flatMap(([kind, count]) => new Array<Kind>(count).fill(kind))
    this.#manifest = manifest
    this.#read = read
  }

  /** Reads ahead what every query needs: of a sharded index nothing. */
  async prepare(): Promise<void> {
    if (!this.#manifest.lexicon) await this.#shard(0)
  }

  /** The documents of a term: FlexSearch answers from the shards that were read so far. */
  async postings(term: string): Promise<Postings> {
    await this.#shard(this.shardOf(term))
    return postingsOf(this.#terms, term)
  }

  /** Number of the shard that holds a term if any does. */
  shardOf(term: string): number {
    return rangeOf(this.#manifest.shards, term)
  }

  /** The terms that begin with a prefix; all terms for an empty one. */
  async lexicon(prefix: string): Promise<Lexicon> {
    const { lexicon } = this.#manifest
    const ranges = lexicon
      ? await Promise.all(rangesOf(lexicon, prefix).map((number) => this.#lexiconRange(number)))
      : [await this.#shard(0)]
    return new Map(ranges.flatMap((range) => [...range].filter(([term]) => term.startsWith(prefix))))
  }

  /** @returns a document by its number; without its text where that cannot be had and the index knows its title; else undefined */
  async document(number: number): Promise<TokenizedDocument | undefined> {
    const file = indexFiles.document(number)
    try {
      return await this.#once(file, async () => tokenizeDocument((await this.#read(file)) as SearchDocument))
    } catch {
      const [title, url] = this.#manifest.names?.[number] ?? []
      const kind = this.kinds[number]
      if (title === undefined || url === undefined || !kind) return undefined
      return tokenizeDocument({ url, kind, title, sections: [] })
    }
  }

  #shard(number: number): Promise<Lexicon> {
    const file = indexFiles.shard(number)
    return this.#once(file, async () => {
      const entries = unpackRange((await this.#read(file)) as PackedRange)
      importTerms(this.#terms, entries)
      return new Map(entries.map(([term, postings]) => [term, frequencyOf(postings)]))
    })
  }

  #lexiconRange(number: number): Promise<Lexicon> {
    const file = indexFiles.lexicon(number)
    return this.#once(file, async () => {
      const lines = ((await this.#read(file)) as string).split('\n').map((line) => line.split(' '))
      return new Map(lines.map(([term = '', frequency]) => [term, Number(frequency)]))
    })
  }

  #once<Content>(file: string, read: () => Promise<Content>): Promise<Content> {
    const known = this.#files.get(file) as Promise<Content> | undefined
    if (known) return known
    const reading = read()
    this.#files.set(file, reading)
    reading.catch(() => this.#files.delete(file))
    return reading
  }
}
