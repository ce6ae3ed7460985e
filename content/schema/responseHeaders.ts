import { createHash } from 'node:crypto'

export type ResponseHeaders = Record<string, string>

export interface HeaderOptions {
  /** Whether the site is served over TLS: adds HSTS and `upgrade-insecure-requests`. */
  https: boolean
}

const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
const STYLE_ELEMENT = /<style\b[^>]*>([\s\S]*?)<\/style>/gi
const START_SCRIPT = /<script data-entry=[^>]*>([\s\S]*?)<\/script>/g

/** Every page of a build that connects to another origin has this tag, so that whoever sends the page knows that origin. */
export const originTag = (name: 'analytics' | 'endpoints', origin: string | undefined) =>
  origin ? `<meta name="${name}" content="${origin}">` : ''
const ENDPOINTS_TAG = /<meta name="endpoints" content="(https?:[^";]+)">/
const ANALYTICS_TAG = /<meta name="analytics" content="(https:[^";]+)">/

const PERMISSIONS_OFF = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'sync-xhr',
  'usb',
  'xr-spatial-tracking',
]

/** The headers of every response: pages, files and endpoints. */
function commonHeaders({ https }: HeaderOptions): ResponseHeaders {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    ...(https ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/**
 * All security headers of a page, common ones included. The policy contains a hash of every `<style>` element and of the start
 * script (scripts/build/deferClient.ts), so call it again after any change to the HTML.
 * @param html the page exactly as sent
 */
export function pageHeaders(html: string, options: HeaderOptions): ResponseHeaders {
  return {
    ...commonHeaders(options),
    'Content-Security-Policy': pagePolicy(html, options),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Permissions-Policy': PERMISSIONS_OFF.map((feature) => `${feature}=()`).join(', '),
  }
}

/** The security headers of a response that isn't a page and may load nothing, such as JSON. */
export function dataHeaders(options: HeaderOptions): ResponseHeaders {
  return {
    ...commonHeaders(options),
    'Content-Security-Policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  }
}

/**
 * The Cache-Control header of a file in `dist/client`.
 * @param pathname URL path, starting with a slash
 */
export function cacheControl(pathname: string): string {
  if (/^\/(?:assets|images|search)\/(?!.*\.manifest\.json$)/.test(pathname))
    return 'public, max-age=31536000, immutable'
  // The next release may need other versions of the editor's files, so browsers revalidate all of them.
  if (pathname.startsWith('/admin/')) return 'no-cache'
  // Page data is prefetched before a navigation, which must be able to use it without revalidating.
  if (pathname.endsWith('.pageContext.json')) return 'public, max-age=60'
  if (/(?:\.html|\.json|\.xml|\.txt|\/[^./]*)$/.test(pathname)) return 'no-cache'
  return 'public, max-age=86400, stale-while-revalidate=604800'
}

function pagePolicy(html: string, { https }: HeaderOptions): string {
  const head = html.split('</head>', 1)[0] ?? ''
  const analytics = ANALYTICS_TAG.exec(head)?.slice(1) ?? []
  const own = ["'self'", ...(ENDPOINTS_TAG.exec(head)?.slice(1) ?? [])].join(' ')
  return [
    "default-src 'none'",
    // Only of the head, which never contains visitors' input, unlike the body.
    `script-src ${["'self'", ...hashesOf(head, START_SCRIPT)].join(' ')}`,
    `style-src ${["'self'", ...new Set([...hashesOf(html, STYLE_ELEMENT), EMPTY_STYLE])].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${[own, ...analytics].join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${own}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The CSP hashes of the elements' contents. */
const hashesOf = (html: string, element: RegExp): string[] =>
  Array.from(
    html.matchAll(element),
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
