import { buildWordPairs, INDEX_VERSION, readWordPairs, type WordIndex, type WordPairs } from './WordIndex.ts'

/** The texts of one card that its filter searches. A match never spans two of them. */
export interface ListingEntry {
  id: string
  fields: readonly string[]
}

/** The index of a listing as it is stored: plain JSON. */
export interface StoredListing {
  version: number
  /** Of the texts it was made from: an index of other texts would lose matches. */
  fingerprint: string
  ids: string[]
  pairs: WordPairs
}

/** A listing index in the browser. */
export interface ListingIndex {
  fingerprint: string
  ids: readonly string[]
  words: WordIndex
}

/** Makes the index of a listing. The same entries give the same index. */
export function buildListing(entries: readonly ListingEntry[]): StoredListing {
  return {
    version: INDEX_VERSION,
    fingerprint: fingerprint(entries),
    ids: entries.map(({ id }) => id),
    pairs: buildWordPairs(entries.map(({ fields }) => fields.join('\n'))),
  }
}

/** @returns undefined for an index of another version. */
export function readListing(stored: StoredListing): ListingIndex | undefined {
  if (stored.version !== INDEX_VERSION) return undefined
  return { fingerprint: stored.fingerprint, ids: stored.ids, words: readWordPairs(stored.pairs) }
}

/** Whether the index was made from exactly these texts. */
export const isIndexOf = (index: ListingIndex, entries: readonly ListingEntry[]) =>
  index.fingerprint === fingerprint(entries)

/** FNV-1a over all texts, in the order of the ids, whatever the order of the cards. */
function fingerprint(entries: readonly ListingEntry[]): string {
  let hash = 0x811c9dc5
  const sorted = [...entries].sort((a, b) => (a.id < b.id ? -1 : 1))
  for (const { id, fields } of sorted) {
    const text = JSON.stringify([id, ...fields])
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
