/** Where page views and events are counted, if the owner wants it. */
export interface Analytics {
  kind: 'plausible' | 'matomo'
  /** Origin of the service, such as `https://stats.company.com`. */
  origin: string
  /** Plausible's domain or Matomo's number of the site. */
  site: string
}

/**
 * Reads the setting `ANALYTICS`: kind, origin and site, separated by spaces.
 * @returns undefined if it isn't written that way
 */
export function readAnalytics(setting = ''): Analytics | undefined {
  const [kind, address = '', site, ...more] = setting.trim().split(/\s+/)
  const url = URL.canParse(address) ? new URL(address) : undefined
  if ((kind !== 'plausible' && kind !== 'matomo') || !url || !site || more.length > 0) return undefined
  return url.protocol === 'https:' && url.href === `${url.origin}/`
    ? { kind, origin: url.origin, site }
    : undefined
}

/** What is counted besides views. */
export type MeasuredEvent = 'Demo opened' | 'Inquiry sent' | 'Download' | 'Calculator used'

export interface Hit {
  /** Address of the page, without query and fragment, which may hold what a visitor searched for. */
  page: string
  title: string
  /** Address that the visit came from. */
  referrer: string
  event?: MeasuredEvent
  /** File or form of the event. */
  detail?: string | undefined
}

/**
 * The request that counts a hit: https://plausible.io/docs/events-api or
 * https://developer.matomo.org/api-reference/tracking-api. Neither needs a cookie or an id of the visitor.
 */
export function requestOf(
  { kind, origin, site }: Analytics,
  hit: Hit,
): [address: string, body: string | URLSearchParams] {
  const { page, title, referrer, event, detail } = hit
  if (kind === 'plausible') {
    const props = detail ? { props: { detail } } : {}
    return [
      `${origin}/api/event`,
      JSON.stringify({ name: event ?? 'pageview', url: page, domain: site, referrer, ...props }),
    ]
  }
  const action: Record<string, string> = event
    ? { e_c: 'Site', e_a: event, ...(detail ? { e_n: detail } : {}) }
    : { action_name: title }
  const query = { idsite: site, rec: '1', url: page, urlref: referrer, send_image: '0', ...action }
  return [`${origin}/matomo.php`, new URLSearchParams(query)]
}
