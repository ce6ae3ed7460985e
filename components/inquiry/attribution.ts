import { ATTRIBUTION_KEYS, ATTRIBUTION_LIMIT, type Attribution } from '#content/schema/attribution.ts'

let firstTouch: Attribution | undefined

/**
 * Records where the visit began: campaign parameters, referrer and page. Kept in memory only; only the first call
 * counts.
 */
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

/** Counts the visit as one of a campaign, unless its link named another. */
export function rememberCampaign(name: string) {
  rememberFirstTouch()
  firstTouch = { utm_campaign: name, ...firstTouch }
}

/**
 * The attribution of an inquiry.
 * @param topic slug of what it is about; sent as the address of the form would have it
 */
export const currentAttribution = (topic?: string): Attribution => ({
  ...firstTouch,
  sentFrom: window.location.pathname + (topic ? `?topic=${topic}` : ''),
})
