import { readdirSync } from 'node:fs'
import { readRedirects } from '#content/collections/redirects.ts'

/** The address of every built page, sorted, without those that only lead on; not-found pages stand as their file, such as `/404.html`. */
export function listBuiltRoutes(): string[] {
  const old = new Set(readRedirects().map(({ from }) => from))
  return readdirSync('dist/client', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`)
    .filter((route) => !old.has(route))
    .sort()
}

/** A page that is sent with status 404, also at its own address. */
export const isNotFoundRoute = (route: string) => route.endsWith('/404.html')
