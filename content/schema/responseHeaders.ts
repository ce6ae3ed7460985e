import { createHash } from 'node:crypto'

export type ResponseHeaders = Record<string, string>

export interface HeaderOptions {
  /** The answer travels over TLS: adds HSTS and upgrades stray http addresses. */
  https: boolean
  /** Origin of the endpoints when it is not the page's own, such as `https://api.example.com`. */
  apiOrigin?: string | undefined
}

const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
const STYLE_ELEMENT = /<style\b[^>]*>([\s\S]*?)<\/style>/gi
const START_SCRIPT = /<script data-entry=[^>]*>([\s\S]*?)<\/script>/g

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

/** Headers that every answer carries: pages, files and endpoints alike. */
export function commonHeaders({ https }: HeaderOptions): ResponseHeaders {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    ...(https ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/**
 * All security headers of one page, common ones included. The policy names the hash of every `<style>` element
 * and of the start script (scripts/build/deferClient.ts), so any change of the HTML needs a new call.
 * @param html The page exactly as it is sent.
 */
export function pageHeaders(html: string, options: HeaderOptions): ResponseHeaders {
  return {
    ...commonHeaders(options),
    'Content-Security-Policy': pagePolicy(scriptHashes(html), styleHashes(html), options),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Permissions-Policy': PERMISSIONS_OFF.map((feature) => `${feature}=()`).join(', '),
  }
}

/** Security headers of an answer that is not a page and may load nothing, such as JSON. */
export function dataHeaders(options: HeaderOptions): ResponseHeaders {
  return {
    ...commonHeaders(options),
    'Content-Security-Policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  }
}

/**
 * How long a file of `dist/client` may be kept.
 * @param pathname Address of the file, starting with a slash.
 */
export function cacheControl(pathname: string): string {
  if (/^\/(?:assets|images|search)\/(?!.*\.manifest\.json$)/.test(pathname))
    return 'public, max-age=31536000, immutable'
  // Pages of tomorrow may ask for other files of the editor: nothing of it is kept unasked.
  if (pathname.startsWith('/admin/')) return 'no-cache'
  // Fetched ahead of a step, it has to be good for that step without another question.
  if (pathname.endsWith('.pageContext.json')) return 'public, max-age=60'
  if (/(?:\.html|\.json|\.xml|\.txt|\/[^./]*)$/.test(pathname)) return 'no-cache'
  return 'public, max-age=86400, stale-while-revalidate=604800'
}

function pagePolicy(scripts: string[], styles: string[], { https, apiOrigin }: HeaderOptions): string {
  const own = ["'self'", ...(apiOrigin ? [apiOrigin] : [])].join(' ')
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles, EMPTY_STYLE].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${own}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${own}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types structured-data',
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Of the head alone: nothing that a visitor wrote stands there, whatever else is filled into a page. */
const scriptHashes = (html: string) => hashesOf(html.split('</head>', 1)[0] ?? '', START_SCRIPT)

const styleHashes = (html: string) => hashesOf(html, STYLE_ELEMENT).filter((hash) => hash !== EMPTY_STYLE)

/** A policy is checked against the text of each element, so equal elements need one hash only. */
function hashesOf(html: string, element: RegExp): string[] {
  const hashes = [...html.matchAll(element)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  return [...new Set(hashes)]
}
