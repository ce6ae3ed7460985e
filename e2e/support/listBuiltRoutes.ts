import { readdirSync } from 'node:fs'

/** The address of every built page, sorted; not-found pages stand as their file, such as `/404.html`. */
export function listBuiltRoutes(): string[] {
  return readdirSync('dist/client', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`)
    .sort()
}

/** A page that is sent with status 404, also at its own address. */
export const isNotFoundRoute = (route: string) => route.endsWith('/404.html')
