import { readdirSync } from 'node:fs'
import { readRedirects } from '#content/collections/redirects.ts'

/** The addresses of all built pages except redirects, sorted; 404 pages by file, such as `/404.html`. */
export function listBuiltRoutes(): string[] {
  const old = new Set(readRedirects().map(({ from }) => from))
  return readdirSync('dist/client', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`)
    .filter((route) => !old.has(route))
    .sort()
}

/** Whether a page is sent with status 404 even at its own address. */
export const isNotFoundRoute = (route: string) => route.endsWith('/404.html')
