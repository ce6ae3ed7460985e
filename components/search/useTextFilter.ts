import { useCallback, useMemo, useRef, useState } from 'react'
import type { ListingEntry } from './engine/ListingIndex.ts'
import type { ListingName } from './engine/listingManifest.ts'

type TextFilter = (text: string) => Set<string>

/**
 * The text filter of a listing: text in, ids of the entries that contain it out. It reads the texts of the page until
 * the index has arrived, and gives the same answers before and after.
 * @param entries must stay the same array from render to render
 * @returns the filter, and `load`, which fetches library and index once: call it on the first sign of use
 */
export function useTextFilter(name: ListingName, entries: readonly ListingEntry[]) {
  const scan = useMemo<TextFilter>(() => scanOf(entries), [entries])
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

/**
 * Reads every text, in lower case from the first question on: ten thousand cards take some 2 ms. What contains a longer text
 * contains each part of it, so that typing on reads only what was found before.
 */
function scanOf(entries: readonly ListingEntry[]): TextFilter {
  let all: { id: string; fields: string[] }[] | undefined
  let last = { text: '', found: all }
  return (text) => {
    all ??= entries.map(({ id, fields }) => ({ id, fields: fields.map((field) => field.toLowerCase()) }))
    const wanted = text.toLowerCase()
    const among = last.found && wanted.includes(last.text) ? last.found : all
    last = {
      text: wanted,
      found: among.filter(({ fields }) => fields.some((field) => field.includes(wanted))),
    }
    return new Set(last.found?.map(({ id }) => id))
  }
}
