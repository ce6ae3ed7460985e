import { type PrimitiveAtom, useAtomValue, useStore } from 'jotai'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { type Choices, type Filters, readFilters, writeFilters } from './filters.ts'

/** How long typing has to rest before the address follows, in ms. Safari refuses more than 100 changes in 10 s. */
const TYPING_REST = 500

/**
 * The filters of a list, and the ways to change them. The atom is the state and the address mirrors it: typing replaces the
 * entry in the history, every other change adds one, and an address that comes from elsewhere (a link, Back) is taken over
 * into the atom.
 */
export function useFilters<Name extends string>(atom: PrimitiveAtom<Filters<Name>>, choices: Choices<Name>) {
  const store = useStore()
  const filters = useAtomValue(atom)
  const [, setAddress] = useSearchParams()
  const { pathname, search, key } = useLocation()
  /** The address that the atom agrees with. */
  const mirrored = useRef<string>(undefined)
  /** Runs while the address has not followed what was typed. */
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
  /** The text is final for now: the address follows at once. */
  const settle = () => {
    if (typing.current !== undefined) mirror(true)
  }
  const setText = (text: string) => {
    stopTyping()
    store.set(atom, { ...store.get(atom), text })
    typing.current = setTimeout(settle, TYPING_REST)
  }
  /** Changes anything but what is being typed. */
  const change = (part: Partial<Filters<Name>>) => {
    settle()
    store.set(atom, { ...store.get(atom), ...part })
    mirror(false)
  }
  const clear = () => change(readFilters(new URLSearchParams(), choices))

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for a new address alone
  useLayoutEffect(() => {
    // From the window, since the router learns of the query only after hydration; it may be that of the next page already.
    const query = new URLSearchParams(window.location.search)
    if (mirrored.current === addressOf(query) || window.location.pathname !== pathname) return
    const isFirst = mirrored.current === undefined
    mirrored.current = addressOf(query)
    const found = readFilters(query, choices)
    // What stood in the text box before the app took over is newer than the address.
    if (isFirst && typing.current !== undefined)
      return store.set(atom, { ...found, text: store.get(atom).text })
    stopTyping()
    if (JSON.stringify(found) !== JSON.stringify(store.get(atom))) store.set(atom, found)
  }, [search, key, pathname])
  useEffect(() => () => clearTimeout(typing.current), [])

  return { atom, filters, setText, settle, change, clear }
}

/** Two addresses may show the same page, whose filters go with the address. */
const addressOf = (query: URLSearchParams) => `${window.location.pathname}?${query}`
