import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'
import { type Navigator, Router, type To } from 'react-router-dom'
import { navigate } from 'vike/client/router'
import type { PageContext } from 'vike/types'
import { releaseEntry } from '#components/history/overlays.ts'
import { announceLoading } from '#components/shell/notice.ts'
import { modulePath } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { prefetchLinks } from './prefetchLinks.ts'
import { usePageContext } from './usePageContext.tsx'

const toHref = (to: To) =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`

/** Defined at build time (vite.config.ts). */
declare const ANALYTICS: string

/** Event for a change of query or hash that bypassed Vike. */
const LOCATION_CHANGE = 'site:location'

/**
 * Navigates to an address. A new query or hash of the current page only changes the history and notifies listeners of the
 * location. A link inside an overlay replaces the overlay's history entry.
 */
function goTo(to: To, isReplacing: boolean) {
  const url = new URL(toHref(to), window.location.href)
  const isSamePage = url.pathname === window.location.pathname
  // Filters update the address without closing overlays.
  const replaces = (!(isReplacing && isSamePage) && releaseEntry()) || isReplacing
  if (!isSamePage) {
    if (replaces) markEntryAsVikes()
    announcePage(url.pathname)
    void navigate(url.pathname + url.search + url.hash, { overwriteLastHistoryEntry: replaces })
    return
  }
  const isSameAddress = url.href === window.location.href
  if (replaces || isSameAddress) window.history.replaceState(window.history.state, '', url)
  else window.history.pushState({}, '', url)
  window.dispatchEvent(new Event(LOCATION_CHANGE))
  if (isReplacing) return
  // As the browser does for links to the same page.
  if (url.hash) {
    const target = document.getElementById(decodeURIComponent(url.hash.slice(1)))
    target?.scrollIntoView()
    target?.focus({ preventScroll: true })
  } else if (isSameAddress) window.scrollTo(0, 0)
}

/** Vike ignores history entries it didn't create, so this marks the current one as Vike's. */
function markEntryAsVikes() {
  const { vike } = window.history.state
  window.history.replaceState({ vike: { ...vike, triggeredBy: 'vike' } }, '')
}

/** Announces a page that takes long to load. Doesn't use Vike's hooks, which misfire when Back closes a dialog. */
function announcePage(path: string) {
  const { loading, loadingModule } = site.late
  // Specification, point 2, Module detail.
  announceLoading(path.startsWith(modulePath('')) ? loadingModule : loading)
}

const navigator: Navigator = {
  createHref: toHref,
  go: (delta) => window.history.go(delta),
  push: (to) => goTo(to, false),
  replace: (to) => goTo(to, true),
}

/** Pre-rendered HTML has no query string, so neither may the hydrating render. */
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
    // A transition, so that parts that aren't hydrated yet keep their pre-rendered content.
    const update = (event?: Event) => {
      const { pathname, search, hash } = window.location
      if (event?.type === 'popstate' && pathname !== pageContext.urlPathname) announcePage(pathname)
      startTransition(() =>
        setSeen(({ key }) => ({
          on: pageContext,
          address: { search, hash },
          key: event ? key + 1 : key,
        })),
      )
    }
    update()
    announceLoading(null)
    prefetchLinks()
    // Without the setting, the build leaves all of it out.
    if (ANALYTICS) void import('./analytics.ts').then(({ countView }) => countView())
    const events = ['popstate', 'hashchange', LOCATION_CHANGE]
    for (const name of events) window.addEventListener(name, update)
    return () => {
      for (const name of events) window.removeEventListener(name, update)
    }
  }, [pageContext])
  const { search, hash } = address
  const location = useMemo(
    // The key distinguishes visits to the same address, such as Back before the forward navigation was rendered.
    () => ({
      pathname: pageContext.urlPathname,
      search,
      hash,
      key: String(seen.key),
      // Whether the page was reached by Back.
      state: pageContext.isBackwardNavigation,
    }),
    [pageContext, search, hash, seen.key],
  )
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  )
}
