import { useAtom } from 'jotai'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
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
  const [query, setQuery] = useSearchParams()
  const address = query.toString()
  /** The address that the atom agrees with. */
  const known = useRef<string>(undefined)
  const typed = useRef<{ timer: ReturnType<typeof setTimeout>; filters: CatalogueFilters }>(undefined)

  const forget = () => {
    clearTimeout(typed.current?.timer)
    typed.current = undefined
  }
  // Before the paint, so that a page that is come back to does not show its former state for a moment.
  useLayoutEffect(() => {
    if (known.current === address) return
    known.current = address
    clearTimeout(typed.current?.timer)
    typed.current = undefined
    setFilters(readFilters(new URLSearchParams(address), choices))
  }, [address, choices, setFilters])
  useEffect(() => () => clearTimeout(typed.current?.timer), [])

  const mirror = (next: CatalogueFilters, replace: boolean) => {
    forget()
    const written = writeFilters(query, next)
    if (written.toString() === known.current) return
    known.current = written.toString()
    setQuery(written, { replace })
  }
  const change = (next: CatalogueFilters) => {
    setFilters(next)
    mirror(next, false)
  }
  // The timer has to mirror with the address of its own time, not with the one from when it was set.
  const flush = useRef(() => {})
  flush.current = () => {
    if (typed.current) mirror(typed.current.filters, true)
  }

  return {
    filters,
    setText(text: string) {
      const next = { ...filters, text }
      setFilters(next)
      forget()
      typed.current = { filters: next, timer: setTimeout(() => flush.current(), TYPING_REST) }
    },
    /** Brings the address up to date with what was typed, at once. */
    flushText: () => flush.current(),
    /** Choosing the active one again, or null, returns to All. */
    chooseCategory: (category: ModuleCategory | null) =>
      change({ ...filters, category: category === filters.category ? null : category }),
    chooseAudience: (audience: ModuleAudience | null) =>
      change({ ...filters, audience: audience === filters.audience ? null : audience }),
    clear: () => change(NO_FILTERS),
    /** Sets these and returns the rest to All. */
    show: (only: Partial<CatalogueFilters>) => change({ ...NO_FILTERS, ...only }),
  }
}
