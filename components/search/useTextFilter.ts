import { useCallback, useMemo, useRef, useState } from 'react'
import { createScan } from './engine/createScan.ts'
import type { ListingEntry } from './engine/ListingIndex.ts'
import type { ListingName } from './engine/listingManifest.ts'

/**
 * The text filter of a listing. It reads the texts of the page until the index has arrived, and gives the same answers before
 * and after.
 * @param cards must stay the same array from render to render
 * @param entryOf what the search reads of a card; must stay the same function
 * @returns the filter, and `load`, which fetches library and index once: call it on the first sign of use
 */
export function useTextFilter<Card>(
  name: ListingName,
  cards: readonly Card[],
  entryOf: (card: Card) => ListingEntry,
) {
  const scan = useMemo(() => createScan(cards, (card) => entryOf(card).fields), [cards, entryOf])
  const [indexed, setIndexed] = useState<typeof scan>()
  const requested = useRef(false)
  const load = useCallback(() => {
    if (requested.current) return
    requested.current = true
    import('./indexedFilter.ts')
      .then(({ indexedFilter }) => indexedFilter(name, cards, entryOf))
      .then(setIndexed)
      .catch((error: Error) => console.info(`Searching without an index: ${error.message}`))
  }, [name, cards, entryOf])
  return { filter: indexed ?? scan, load }
}
