import { createTextFilter } from './engine/createTextFilter.ts'
import type { ListingEntry } from './engine/ListingIndex.ts'
import type { ListingName } from './engine/listingManifest.ts'
import { loadListingIndex } from './engine/loadListingIndex.ts'

/**
 * The filter of a listing on its index. A module of its own, so that the library travels with the index.
 * @returns undefined when the index cannot be had; the next call tries again
 */
export async function indexedFilter(name: ListingName, entries: readonly ListingEntry[]) {
  const index = await loadListingIndex(name)
  return index && createTextFilter(entries, index)
}
