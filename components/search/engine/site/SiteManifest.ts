import type { DocumentName } from './SiteDocument.ts'
import type { PackedLines } from './wordLines.ts'

/** Changes whenever an index made before can no longer be read. */
export const SITE_INDEX_VERSION = 5

export const SITE_MANIFEST = 'site.manifest.json'

/** What the browser reads first: where the index is and how it is divided. */
export interface SiteManifest {
  version: number
  /** Address of the folder, whose name changes with the content. */
  folder: string
  /** How many documents there are of each kind, in the order of `KINDS`. */
  counts: readonly number[]
  /** Where each shard after the first one begins. */
  divisions: readonly string[]
  /** Where each file of beginnings after the first one begins; none when there is one shard. */
  beginnings?: readonly string[] | undefined
  /** The best documents for every first letter, which somebody types before anything else is there; none for one shard. */
  letters?: Shard | undefined
  /** Where each part of the vocabulary after the first one begins; none when there is one shard. */
  vocabulary?: readonly string[] | undefined
}

/** A file of words: where each of them stands, and the names of documents, by number. */
export interface Shard {
  words: PackedLines
  /** At least of the best answer to each of the words, rare ones left out. */
  names: Readonly<Record<number, DocumentName>>
}

export const shardFile = (shard: number) => `words-${shard}.json`
export const beginningsFile = (part: number) => `beginnings-${part}.json`
export const documentFile = (document: number) => `documents/${document}.json`
export const vocabularyFile = (part: number) => `vocabulary-${part}.json`
