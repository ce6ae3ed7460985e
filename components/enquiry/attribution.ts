import { ATTRIBUTION_KEYS, ATTRIBUTION_LIMIT, type Attribution } from '#content/schema/attribution.ts'

let firstTouch: Attribution | undefined

/** Notes where the visit began: campaign labels, referrer and page. In memory only; the first call counts. */
export function rememberFirstTouch() {
  if (firstTouch) return
  const query = new URLSearchParams(window.location.search)
  const found: Attribution = {}
  for (const key of ATTRIBUTION_KEYS) {
    const value = query.get(key)
    if (key.startsWith('utm_') && value) found[key] = value.slice(0, ATTRIBUTION_LIMIT)
  }
  const referrer = document.referrer
  if (referrer && new URL(referrer).origin !== window.location.origin) {
    found.referrer = referrer.slice(0, ATTRIBUTION_LIMIT)
  }
  found.landingPage = window.location.pathname
  firstTouch = found
}

/** What an enquiry says of its origin. */
export const currentAttribution = (): Attribution => ({ ...firstTouch, sentFrom: window.location.pathname })
