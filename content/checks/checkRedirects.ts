import type { Problem } from '../collections/ContentError.ts'
import type { Redirect } from '../collections/redirects.ts'
import { whyNotPublic } from './whyNotPublic.ts'

/** A path without query and trailing slash. */
const OLD_PATH = /^(?:\/[\w.~%-]+)+$/
const NEW_PATH = /^\/(?:[\w.~%-]+(?:\/[\w.~%-]+)*)?(?:#[\w%-]+)?$/
/** Paths of endpoints and of static files. */
const RESERVED_PATH = /^\/(?:api|assets|art|search|share|downloads|healthz|readyz|metrics)(?:\/|$)/

/**
 * Finds redirects to missing pages, from existing pages, in chains and in loops.
 * @param pages the path of every page with the ISO date from which it is public
 */
export function checkRedirects(
  redirects: readonly (Redirect & { line: number })[],
  file: string,
  pages: ReadonlyMap<string, string>,
): Problem[] {
  const old = redirects.map(({ from }) => from)
  const reasonOf = ({ from, to }: Redirect, at: number): string | undefined => {
    if (!OLD_PATH.test(from) || !NEW_PATH.test(to))
      return `"${from}: ${to}" isn’t a pair of addresses of this site, such as /old-page: /contact`
    if (RESERVED_PATH.test(from))
      return `${from} can’t be redirected, because the server handles requests there.`
    if (old.indexOf(from) < at) return `${from} is listed twice. Remove one of them.`
    if (pages.has(from)) return `${from} is a page of the site. Remove the page or this line.`
    const [path = ''] = to.split('#')
    if (old.includes(path)) return `${path} is an old address too. Point straight to the new one.`
    const reason = whyNotPublic(path, pages)
    return reason && `the page ${path} ${reason}`
  }
  return redirects.flatMap((redirect, at) => {
    const message = reasonOf(redirect, at)
    return message ? [{ file, line: redirect.line, message }] : []
  })
}
