import type { Kind } from './SearchDocument.ts'

/** Raise it whenever older indexes can no longer be read. */
export const INDEX_VERSION = 7

/** The first file the browser reads: which documents exist, and which file has which terms. */
export interface IndexManifest {
  version: number
  /** The kind of each document, by number. */
  kinds: readonly Kind[]
  /** First term of each shard after the first. */
  shards: readonly string[]
  /** First term of each lexicon file after the first; absent if there is one shard, which has all terms. */
  lexicon?: readonly string[]
}

/** File names of an index by number. */
export const indexFiles = {
  /** The postings of a range of terms (see `packRange`). */
  shard: (number: number) => `terms-${number}.json`,
  /** The terms of a range, one per line: the term and its document frequency. */
  lexicon: (number: number) => `lexicon-${number}.json`,
  document: (number: number) => `documents/${number}.json`,
}
