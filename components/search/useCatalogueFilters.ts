import { useAtom } from 'jotai'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { ModuleAudience, ModuleCategory } from '#content/schema/module.ts'
import {
  type CatalogueChoices,
  type CatalogueFilters,
  NO_FILTERS,
  readFilters,
  writeFilters,
} from './catalogueFilters.ts'
import { catalogueFiltersAtom } from './catalogueFiltersAtom.ts'

/** How long typing has to rest before the address follows, in ms. Safari refuses more than 100 changes in 10 s. */
const TYPING_REST = 250

/**
 * The catalogue's filters and the ways to change them. The atom is the state and the address mirrors it: typing
 * replaces the entry in the history, a button adds one, and an address that comes from elsewhere (a link, Back) is
 * taken over into the atom.
 */
export function useCatalogueFilters(choices: CatalogueChoices) {
  const [filters, setFilters] = useAtom(catalogueFiltersAtom)
  const [address, setAddress] = useSearchParams()
  const { pathname } = useLocation()
  /** The address that the atom agrees with. */
  const known = useRef<string>(undefined)
  /** What was typed and has not reached the address yet. */
  const typed = useRef<{ timer: ReturnType<typeof setTimeout>; filters: CatalogueFilters }>(undefined)

  const forgetTyped = () => {
    clearTimeout(typed.current?.timer)
    typed.current = undefined
  }
  const mirror = (next: CatalogueFilters, replace: boolean) => {
    const written = writeFilters(new URLSearchParams(window.location.search), next)
    if (written.toString() === known.current) return
    known.current = written.toString()
    setAddress(written, { replace })
  }
  const flushText = () => {
    const waiting = typed.current?.filters
    forgetTyped()
    if (waiting) mirror(waiting, true)
  }
  const change = (next: CatalogueFilters) => {
    flushText()
    setFilters(next)
    mirror(next, false)
  }
  const type = (next: CatalogueFilters) => {
    forgetTyped()
    setFilters(next)
    typed.current = { filters: next, timer: setTimeout(flushText, TYPING_REST) }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for a new address alone
  useLayoutEffect(() => {
    // Before the paint, so that a page that is come back to does not show its former state for a moment. From the
    // window, since the router learns of the query only after hydration; it may be that of the next page already.
    const query = new URLSearchParams(window.location.search)
    if (known.current === query.toString() || window.location.pathname !== pathname) return
    // What stood in the text box before the app took over is newer than the address.
    const early = known.current === undefined ? typed.current?.filters.text : undefined
    known.current = query.toString()
    const read = readFilters(query, choices)
    if (early !== undefined) return type({ ...read, text: early })
    forgetTyped()
    setFilters(read)
  }, [address.toString()])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page is left
  useEffect(() => forgetTyped, [])

  return {
    filters,
    setText: (text: string) => type({ ...filters, text }),
    /** Brings the address up to date with what was typed, at once. */
    flushText,
    /** Choosing the active one again, or null, returns to All. */
    chooseCategory: (category: ModuleCategory | null) =>
      change({ ...filters, category: category === filters.category ? null : category }),
    chooseAudience: (audience: ModuleAudience | null) =>
      change({ ...filters, audience: audience === filters.audience ? null : audience }),
    clear: () => change(NO_FILTERS),
  }
}
