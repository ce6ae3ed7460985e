import { type PrimitiveAtom, useAtomValue, useStore } from 'jotai'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { type Choices, type Filters, readFilters, writeFilters } from './filters.ts'

/** Delay before the address follows typing. Safari allows at most 100 changes in 10 s. */
const URL_DEBOUNCE_MS = 500

/**
 * The filters of a list and how to change them. The atom is the state and the address mirrors it: typing replaces the
 * history entry, any other change adds one, and an address from elsewhere (a link, Back) is copied into the atom.
 */
export function useFilters<Name extends string>(atom: PrimitiveAtom<Filters<Name>>, choices: Choices<Name>) {
  const store = useStore()
  const filters = useAtomValue(atom)
  const [, setAddress] = useSearchParams()
  const { pathname, search, key } = useLocation()
  /** The address that matches the atom. */
  const mirrored = useRef<string>(undefined)
  /** Pending update of the address after typing. */
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)

  const stopTyping = () => {
    clearTimeout(typing.current)
    typing.current = undefined
  }
  const mirror = (replace: boolean) => {
    stopTyping()
    const query = writeFilters(new URLSearchParams(window.location.search), store.get(atom))
    if (addressOf(query) === mirrored.current) return
    mirrored.current = addressOf(query)
    setAddress(query, { replace })
  }
  /** Updates the address at once. */
  const settle = () => {
    if (typing.current !== undefined) mirror(true)
  }
  const setText = (text: string) => {
    stopTyping()
    store.set(atom, { ...store.get(atom), text })
    typing.current = setTimeout(settle, URL_DEBOUNCE_MS)
  }
  /** Changes filters other than the typed text. */
  const change = (part: Partial<Filters<Name>>) => {
    settle()
    store.set(atom, { ...store.get(atom), ...part })
    mirror(false)
  }
  const clear = () => change(readFilters(new URLSearchParams(), choices))

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for a new address alone
  useLayoutEffect(() => {
    // Read from the window because the router knows the query only after hydration; it may already be the next
    // page's.
    const query = new URLSearchParams(window.location.search)
    if (mirrored.current === addressOf(query) || window.location.pathname !== pathname) return
    const isFirst = mirrored.current === undefined
    mirrored.current = addressOf(query)
    const found = readFilters(query, choices)
    // Text typed before hydration is newer than the address.
    if (isFirst && typing.current !== undefined)
      return store.set(atom, { ...found, text: store.get(atom).text })
    stopTyping()
    if (JSON.stringify(found) !== JSON.stringify(store.get(atom))) store.set(atom, found)
  }, [search, key, pathname])
  useEffect(() => () => clearTimeout(typing.current), [])

  return { atom, filters, setText, settle, change, clear }
}

/** Includes the path because two addresses may show the same page. */
const addressOf = (query: URLSearchParams) => `${window.location.pathname}?${query}`
