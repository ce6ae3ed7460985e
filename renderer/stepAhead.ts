import { prefetch } from 'vike/client/router'

/** Links that lead to another page, not to a file; one that opens a dialog needs its address only when that fails. */
const LINKS = 'a[href^="/"]:not([aria-haspopup], [href*="."])'
/** A link that someone looks at for so long, in ms, is one that may be followed. */
const LOOKED_AT = 250

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const fetched = new Set<string>()
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()
let seen: IntersectionObserver | undefined

/**
 * Fetches the pages that a visitor may go to next, so that a step is faster than a load: at the first sign of intent, and
 * on touch screens, which know no hovering, while a link stays in view. Call it again when the page has changed.
 */
export function stepAhead(): void {
  if (import.meta.env.DEV) return
  if (!seen) {
    seen = new IntersectionObserver(onSeen)
    for (const sign of ['touchstart', 'pointerover', 'focusin'])
      document.addEventListener(sign, onSign, { passive: true })
  }
  const { saveData, effectiveType = '' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {}
  if (saveData || effectiveType.includes('2g') || matchMedia('(hover: hover)').matches) return
  for (const link of document.querySelectorAll(LINKS)) seen.observe(link)
}

function onSeen(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    clearTimeout(timers.get(target))
    if (isIntersecting)
      timers.set(
        target,
        setTimeout(() => whenIdle(() => fetchAhead(target)), LOOKED_AT),
      )
  }
}

const whenIdle = (call: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(call) : setTimeout(call)

const onSign = ({ target }: Event) => {
  const link = target instanceof Element && target.closest(LINKS)
  if (link) fetchAhead(link)
}

/** Fetches code and data of the page that a link leads to. The data only for the browser's cache: Vike prefetches code alone. */
function fetchAhead(link: Element): void {
  seen?.unobserve(link)
  if (!(link instanceof HTMLAnchorElement)) return
  const { pathname } = link
  if (pathname === window.location.pathname || fetched.has(pathname)) return
  fetched.add(pathname)
  void prefetch(pathname)
  const data = `${pathname.replace(/\/$/, '')}/index.pageContext.json`
  fetch(data, { priority: 'low' }).then(
    (response) => response.text(),
    () => fetched.delete(pathname),
  )
}
