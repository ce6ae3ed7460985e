import { createTextFilter } from './engine/createTextFilter.ts'
import type { ListingEntry } from './engine/ListingIndex.ts'
import type { ListingName } from './engine/listingManifest.ts'
import { loadListingIndex } from './engine/loadListingIndex.ts'
import type { TextFilter } from './engine/TextFilter.ts'

/**
 * The filter of a listing on its index. A module of its own, so that the library travels with the index.
 * @param entryOf what the search reads of a card
 * @returns undefined when the index cannot be had; the next call tries again
 */
export async function indexedFilter<Card>(
  name: ListingName,
  cards: readonly Card[],
  entryOf: (card: Card) => ListingEntry,
): Promise<TextFilter<Card> | undefined> {
  const index = await loadListingIndex(name)
  if (!index) return undefined
  const entries = cards.map(entryOf)
  const findIds = createTextFilter(entries, index)
  const isAmong = (ids: ReadonlySet<string>) => (_: Card, at: number) => ids.has(entries[at]?.id ?? '')
  return {
    find: (text) => cards.filter(isAmong(findIds(text))),
    findFirst: (text, isWanted) => {
      const isFound = isAmong(findIds(text))
      return cards.find((card, at) => isFound(card, at) && isWanted(card))
    },
  }
}
