import type { Kind } from './SearchDocument.ts'

/** Changes whenever an index made before can no longer be read. */
export const INDEX_VERSION = 6

/** What the browser reads first: what the documents are, and in which file a term is found. */
export interface IndexManifest {
  version: number
  /** The documents in order, as runs of a kind. */
  kinds: readonly (readonly [kind: Kind, count: number])[]
  /** Where each shard after the first begins. */
  shards: readonly string[]
  /** Where each file of the lexicon after the first begins; an index in one shard has none, since that shard has all terms. */
  lexicon?: readonly string[]
  /** Title and address of every document, for results whose text cannot be had; a sharded index has too many. */
  names?: readonly (readonly [title: string, url: string])[]
}

/** The files of an index by their numbers. */
export const indexFiles = {
  /** The postings of a range of terms (see `packRange`). */
  shard: (number: number) => `terms-${number}.json`,
  /** The terms of a range, a line each: the term and how many documents hold it. */
  lexicon: (number: number) => `lexicon-${number}.json`,
  document: (number: number) => `documents/${number}.json`,
}
