import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'
import { type Navigator, Router, type To } from 'react-router-dom'
import { navigate } from 'vike/client/router'
import type { PageContext } from 'vike/types'
import { releaseEntry } from '#components/history/overlays.ts'
import { announceLoading } from '#components/shell/notice.ts'
import { site } from '#content/site.ts'
import { stepAhead } from './stepAhead.ts'
import { usePageContext } from './usePageContext.tsx'

const toHref = (to: To) =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`

/** Announces a change of the query or hash that did not go through Vike. */
const CHANGED = 'site:location'

/**
 * Goes to an address. A new query or hash on the same page needs no new page: the history changes, and listeners of the
 * location hear of it. A link in something that lies over the page takes over its entry in the history.
 */
function change(to: To, isReplacing: boolean) {
  const url = new URL(toHref(to), window.location.href)
  const isSamePage = url.pathname === window.location.pathname
  // A filter that mirrors itself in the address closes nothing.
  const replaces = (!(isReplacing && isSamePage) && releaseEntry()) || isReplacing
  if (!isSamePage) {
    if (replaces) disownEntry()
    announcePage(url.pathname)
    void navigate(url.pathname + url.search + url.hash, { overwriteLastHistoryEntry: replaces })
    return
  }
  const isSameAddress = url.href === window.location.href
  if (replaces || isSameAddress) window.history.replaceState(window.history.state, '', url)
  else window.history.pushState({}, '', url)
  window.dispatchEvent(new Event(CHANGED))
  if (isReplacing) return
  // What a browser does with a link to a place on the same page.
  if (url.hash) document.getElementById(decodeURIComponent(url.hash.slice(1)))?.scrollIntoView()
  else if (isSameAddress) window.scrollTo(0, 0)
}

/** Lets Vike take the current entry for one of its own: between those of others it renders no page anew. */
function disownEntry() {
  const { vike } = window.history.state
  window.history.replaceState({ vike: { ...vike, triggeredBy: 'vike' } }, '')
}

/** Says that a page is on its way when it takes its time. Not by Vike's hooks, which Back from a dialog confuses. */
function announcePage(path: string) {
  const under = Object.keys(site.late.loadingUnder).find((start) => path.startsWith(start))
  announceLoading((under && site.late.loadingUnder[under]) || site.late.loading)
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

/** Feeds react-router's low-level `Router` from Vike, which owns the routes (docs/decisions.md). */
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
    announceLoading(null)
    stepAhead()
    const onPopState = () => {
      if (window.location.pathname !== pageContext.urlPathname) announcePage(window.location.pathname)
    }
    window.addEventListener('popstate', onPopState)
    const events = ['popstate', 'hashchange', CHANGED]
    for (const name of events) window.addEventListener(name, read)
    return () => {
      window.removeEventListener('popstate', onPopState)
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
