import { createTextFilter } from './engine/createTextFilter.ts'
import type { ListingEntry } from './engine/ListingIndex.ts'
import type { ListingName } from './engine/listingManifest.ts'
import { loadListingIndex } from './engine/loadListingIndex.ts'

/**
 * The filter of a listing on its index: text in, the cards that contain it out, in their order. A module of its own, so that the
 * library travels with the index.
 * @param entryOf what the search reads of a card
 * @returns undefined when the index cannot be had; the next call tries again
 */
export async function indexedFilter<Card>(
  name: ListingName,
  cards: readonly Card[],
  entryOf: (card: Card) => ListingEntry,
): Promise<((text: string) => readonly Card[]) | undefined> {
  const index = await loadListingIndex(name)
  if (!index) return undefined
  const entries = cards.map(entryOf)
  const find = createTextFilter(entries, index)
  return (text) => {
    const ids = find(text)
    return cards.filter((_, at) => ids.has(entries[at]?.id ?? ''))
  }
}
