import { buildIndex, readIndex } from '../filter/cardIndex.ts'

/** For scripts/bench and scripts/search, which still ask by these names. */
export interface ListingEntry {
  id: string
  fields: readonly string[]
}
export const buildListing = (entries: readonly ListingEntry[]) =>
  buildIndex(entries.map(({ fields }) => fields))
export const readListing = readIndex
