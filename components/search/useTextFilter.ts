import { useCallback, useMemo, useRef, useState } from 'react'
import { includesText } from './engine/includesText.ts'
import type { ListingEntry } from './engine/ListingIndex.ts'
import type { ListingName } from './engine/loadListingIndex.ts'

type TextFilter = (text: string) => Set<string>

/**
 * The text filter of a listing: text in, ids of the entries that contain it out. It reads the texts of the page until
 * the index has arrived, and gives the same answers before and after.
 * @param entries must stay the same array from render to render
 * @returns the filter, and `load`, which fetches library and index once: call it on the first sign of use
 */
export function useTextFilter(name: ListingName, entries: readonly ListingEntry[]) {
  const scan = useMemo<TextFilter>(
    () => (text) => new Set(entries.filter(({ fields }) => includesText(fields, text)).map(({ id }) => id)),
    [entries],
  )
  const [indexed, setIndexed] = useState<TextFilter>()
  const requested = useRef(false)
  const load = useCallback(() => {
    if (requested.current) return
    requested.current = true
    import('./indexedFilter.ts')
      .then(({ indexedFilter }) => indexedFilter(name, entries))
      .then((filter) => setIndexed(() => filter))
      .catch((error: Error) => console.info(`Searching without an index: ${error.message}`))
  }, [name, entries])
  return { find: indexed ?? scan, load }
}
