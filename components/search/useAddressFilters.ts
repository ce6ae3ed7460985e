import { type PrimitiveAtom, useStore } from 'jotai'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** How long typing has to rest before the address follows, in ms. Safari refuses more than 100 changes in 10 s. */
const TYPING_REST = 250

interface AddressFilters<Filters> {
  /** Where the filters live. */
  atom: PrimitiveAtom<Filters>
  /** The filters that a query holds. */
  read: (query: URLSearchParams) => Filters
  /** The query with the filters written into it. */
  write: (query: URLSearchParams, filters: Filters) => URLSearchParams
}

/**
 * Filters with a text among them. The atom is the state and the address mirrors it: typing replaces the entry in the
 * history, every other change adds one, and an address that comes from elsewhere (a link, Back) is taken over into
 * the atom.
 * @returns ways to change the filters, the same functions from render to render
 */
export function useAddressFilters<Filters extends { text: string }>({
  atom,
  read,
  write,
}: AddressFilters<Filters>) {
  const store = useStore()
  const [address, setAddress] = useSearchParams()
  const { pathname, key } = useLocation()
  /** The address that the atom agrees with. */
  const known = useRef<string>(undefined)
  /** What was typed and has not reached the address yet. */
  const typed = useRef<{ timer: ReturnType<typeof setTimeout>; filters: Filters }>(undefined)

  const { forgetTyped, type, ...changes } = useMemo(() => {
    const forgetTyped = () => {
      clearTimeout(typed.current?.timer)
      typed.current = undefined
    }
    const mirror = (next: Filters, replace: boolean) => {
      const written = write(new URLSearchParams(window.location.search), next)
      if (addressOf(written) === known.current) return
      known.current = addressOf(written)
      setAddress(written, { replace })
    }
    /** Brings the address up to date with what was typed, at once. */
    const flushText = () => {
      const waiting = typed.current?.filters
      forgetTyped()
      if (waiting) mirror(waiting, true)
    }
    const type = (next: Filters) => {
      forgetTyped()
      store.set(atom, next)
      typed.current = { filters: next, timer: setTimeout(flushText, TYPING_REST) }
    }
    const setText = (text: string) => type({ ...store.get(atom), text })
    /** Changes anything but the text. */
    const change = (part: Partial<Filters>) => {
      const next = { ...store.get(atom), ...part }
      flushText()
      store.set(atom, next)
      mirror(next, false)
    }
    return { forgetTyped, type, setText, flushText, change }
  }, [atom, setAddress, store, write])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for a new address alone
  useLayoutEffect(() => {
    // Before the paint, so that a page that is come back to does not show its former state for a moment. From the
    // window, since the router learns of the query only after hydration; it may be that of the next page already.
    const query = new URLSearchParams(window.location.search)
    if (known.current === addressOf(query) || window.location.pathname !== pathname) return
    // What stood in the text box before the app took over is newer than the address.
    const early = known.current === undefined ? typed.current?.filters.text : undefined
    known.current = addressOf(query)
    const found = read(query)
    if (early !== undefined) return type({ ...found, text: early })
    forgetTyped()
    // Nothing is shown anew where the page shows it already, as on most first visits.
    if (
      write(new URLSearchParams(), found).toString() !==
      write(new URLSearchParams(), store.get(atom)).toString()
    )
      store.set(atom, found)
  }, [address.toString(), key, pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page is left
  useEffect(() => forgetTyped, [])

  return changes
}

/** Two addresses may show the same page, whose filters go with the address. */
const addressOf = (query: URLSearchParams) => `${window.location.pathname}?${query}`
