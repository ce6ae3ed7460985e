import { type Hit, type MeasuredEvent, readAnalytics, requestOf } from '#content/schema/analytics.ts'
import { INQUIRY_SENT } from '#content/schema/inquiryRequest.ts'

/** Defined at build time (vite.config.ts). */
declare const ANALYTICS: string

const analytics = readAnalytics(ANALYTICS)
/** Where the visit came from; on later pages, the page before. */
let referrer = document.referrer
let page = ''
let hasCalculated = false

/** Visitors who ask not to be tracked aren't counted (Do Not Track, https://globalprivacycontrol.org). */
const isRefused = () =>
  navigator.doNotTrack === '1' ||
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true

function send(hit: Partial<Hit> = {}): void {
  if (!analytics || isRefused()) return
  const [address, body] = requestOf(analytics, { page, title: document.title, referrer, ...hit })
  // Not a beacon: it would bring the service's cookies along, and our embedder policy refuses its answer.
  fetch(address, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => undefined)
}

const count = (event: MeasuredEvent, detail?: string) => send({ event, detail })

/** Counts a view of the current page, unless only its query or fragment has changed. Call it after each navigation. */
export function countView(): void {
  const { origin, pathname } = window.location
  if (page === origin + pathname) return
  if (page) referrer = page
  else listen()
  page = origin + pathname
  send()
}

function listen(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.hasAttribute('download')) count('Download', link.pathname.split('/').at(-1))
    else if (link?.dataset.testid === 'button-demo') count('Demo opened')
  })
  document.addEventListener('input', ({ target }) => {
    if (hasCalculated || !(target instanceof Element && target.closest('[aria-labelledby="roi-calculator"]')))
      return
    hasCalculated = true
    count('Calculator used')
  })
  window.addEventListener(INQUIRY_SENT, (event) =>
    count('Inquiry sent', (event as CustomEvent<string>).detail),
  )
}
