import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'
import { type Navigator, Router, type To } from 'react-router-dom'
import { navigate } from 'vike/client/router'
import type { PageContext } from 'vike/types'
import { usePageContext } from './usePageContext.tsx'

const toHref = (to: To) =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`

/** Announces a change of the query or hash that did not go through Vike. */
const CHANGED = 'arohana:location'

/** A new query or hash on the same page needs no new page: the history changes, and listeners of the location hear of it. */
function change(to: To, overwriteLastHistoryEntry: boolean) {
  const url = new URL(toHref(to), window.location.href)
  if (url.pathname !== window.location.pathname) {
    void navigate(url.pathname + url.search + url.hash, { overwriteLastHistoryEntry })
    return
  }
  if (overwriteLastHistoryEntry) window.history.replaceState(window.history.state, '', url)
  else window.history.pushState({}, '', url)
  window.dispatchEvent(new Event(CHANGED))
}

const navigator: Navigator = {
  createHref: toHref,
  go: (delta) => window.history.go(delta),
  push: (to) => change(to, false),
  replace: (to) => change(to, true),
}

/** Pre-rendered HTML has no query string, so the hydrating render has none either. */
const initialAddress = ({ isHydration, urlParsed }: PageContext) =>
  isHydration || import.meta.env.SSR
    ? { search: '', hash: '' }
    : { search: urlParsed.searchOriginal ?? '', hash: urlParsed.hashOriginal ?? '' }

/** Feeds react-router's low-level `Router` from Vike, which owns the routes (docs/decisions/001-router.md). */
export function VikeRouter({ children }: { children: ReactNode }) {
  const pageContext = usePageContext()
  const [seen, setSeen] = useState({ on: pageContext, address: initialAddress(pageContext), key: 0 })
  const address = seen.on === pageContext ? seen.address : initialAddress(pageContext)
  useEffect(() => {
    // A transition, so that parts of the page that are still to be hydrated keep their pre-rendered content.
    const read = (event?: Event) =>
      startTransition(() =>
        setSeen(({ key }) => ({
          on: pageContext,
          address: { search: window.location.search, hash: window.location.hash },
          key: event ? key + 1 : key,
        })),
      )
    read()
    const events = ['popstate', 'hashchange', CHANGED]
    for (const name of events) window.addEventListener(name, read)
    return () => {
      for (const name of events) window.removeEventListener(name, read)
    }
  }, [pageContext])
  const { search, hash } = address
  const location = useMemo(
    // The key tells apart two visits of the same address, such as a step back before the step forward was rendered.
    () => ({ pathname: pageContext.urlPathname, search, hash, key: String(seen.key) }),
    [pageContext.urlPathname, search, hash, seen.key],
  )
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  )
}
