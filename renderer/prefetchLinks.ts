import { prefetch } from 'vike/client/router'

/** Links to other pages; not to files, and not those that open a dialog and only fall back to their address. */
const LINKS = 'a[href^="/"]:not([aria-haspopup], [href*="."])'
/** Time in ms that a link must stay in view before its page is prefetched. */
const DWELL_MS = 250

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const prefetched = new Set<string>()
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()
let observer: IntersectionObserver | undefined

/**
 * Prefetches the pages that a visitor may go to next: at the first sign of intent, and on touch screens, which have no
 * hover, when a link stays in view. Call it again after each navigation.
 */
export function prefetchLinks(): void {
  if (import.meta.env.DEV) return
  if (!observer) {
    observer = new IntersectionObserver(onIntersection)
    for (const type of ['touchstart', 'pointerover', 'focusin'])
      document.addEventListener(type, onIntent, { passive: true })
  }
  const { saveData, effectiveType = '' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {}
  if (saveData || effectiveType.includes('2g') || matchMedia('(hover: hover)').matches) return
  for (const link of document.querySelectorAll(LINKS)) observer.observe(link)
}

function onIntersection(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    clearTimeout(timers.get(target))
    if (isIntersecting)
      timers.set(
        target,
        setTimeout(() => whenIdle(() => prefetchLink(target)), DWELL_MS),
      )
  }
}

const whenIdle = (call: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(call) : setTimeout(call)

const onIntent = ({ target }: Event) => {
  const link = target instanceof Element && target.closest(LINKS)
  if (link) prefetchLink(link)
}

/** Prefetches code and data of a link's page. Vike's `prefetch` covers only the code; the data goes to the HTTP cache. */
function prefetchLink(link: Element): void {
  observer?.unobserve(link)
  if (!(link instanceof HTMLAnchorElement)) return
  const { pathname } = link
  if (pathname === window.location.pathname || prefetched.has(pathname)) return
  prefetched.add(pathname)
  void prefetch(pathname)
  const data = `${pathname.replace(/\/$/, '')}/index.pageContext.json`
  fetch(data, { priority: 'low' }).then(
    (response) => response.text(),
    () => prefetched.delete(pathname),
  )
}
