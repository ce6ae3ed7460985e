/** What a step to a page fetches: 1 if the page has data, and its files; written by scripts/build/stepsFile.ts. */
type Steps = Record<string, [hasData: 0 | 1, ...files: string[]]>

/** Links that lead to another page; one that opens a dialog needs its address only when that fails. */
const LINKS = 'a[href^="/"]:not([aria-haspopup])'
/** A link that someone looks at for so long, in ms, is one that may be followed. */
const LOOKED_AT = 250

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

let steps: Promise<Steps> | undefined
const asked = new Set<string>()
const watched = new WeakSet<Element>()
const timers = new Map<Element, ReturnType<typeof setTimeout>>()

/**
 * Fetches code and data of the pages that a visitor may go to next, so that a step is faster than a load: in idle time those
 * of links that stay in view, and at the first touch those of any link. Call it again when the page has changed.
 */
export function stepAhead(): void {
  if (import.meta.env.DEV || !document.createElement('link').relList.supports('prefetch')) return
  if (!steps) {
    for (const sign of ['touchstart', 'pointerdown', 'pointerover', 'focusin'])
      document.addEventListener(sign, onSign, { passive: true })
  }
  // Asked for once the page has nothing else to do; a failed request means that nothing comes early.
  whenIdle(() => {
    steps ??= fetch('/steps.json').then(
      (response) => (response.ok ? response.json() : {}),
      () => ({}),
    )
  })
  const { saveData, effectiveType = '' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {}
  if (saveData || effectiveType.includes('2g')) return
  seen ??= new IntersectionObserver(onSeen)
  for (const link of document.querySelectorAll(LINKS)) {
    if (watched.has(link)) continue
    watched.add(link)
    seen.observe(link)
  }
}

const whenIdle = (call: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(call) : setTimeout(call, 200)

/** Made with the first link: there is none of it where pages are pre-rendered. */
let seen: IntersectionObserver | undefined

function onSeen(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    clearTimeout(timers.get(target))
    timers.delete(target)
    if (!isIntersecting) continue
    timers.set(
      target,
      setTimeout(() => whenIdle(() => fetchAhead(target)), LOOKED_AT),
    )
  }
}

const onSign = ({ target }: Event) => {
  const link = target instanceof Element && target.closest(LINKS)
  if (link) void fetchAhead(link, true)
}

/** Fetches what a step along a link needs, unless that was done before; with a sign of intent the code is made ready too. */
async function fetchAhead(link: Element, isIntended = false): Promise<void> {
  seen?.unobserve(link)
  if (!(link instanceof HTMLAnchorElement) || link.pathname === window.location.pathname) return
  const { pathname } = link
  const known = await steps
  const step = known?.[pathname] ?? known?.[pathname.replace(/[^/]+$/, '*')]
  if (!step) return
  const [hasData, ...files] = step
  for (const file of files) addLink(isIntended ? 'modulepreload' : 'prefetch', file, 'script')
  if (hasData) addLink('prefetch', `${pathname}/index.pageContext.json`, 'fetch')
}

function addLink(rel: 'prefetch' | 'modulepreload', href: string, as: string): void {
  if (asked.has(rel + href)) return
  asked.add(rel + href)
  const link = document.createElement('link')
  link.rel = rel
  link.as = as
  link.href = href
  document.head.append(link)
}
