import type { Problem } from '../collections/ContentError.ts'
import type { FoundRedirect } from '../collections/redirects.ts'
import { whyNotPublic } from './checkLinks.ts'

/** Paths of endpoints and of static files. */
const RESERVED_PATH = /^\/(?:api|assets|art|search|share|downloads|healthz|readyz|metrics)(?:\/|$)/

/**
 * Finds redirects to missing pages, from existing pages, in chains and in loops. They are warnings: a build leaves them out.
 * @param pages the path of every page with the ISO date from which it is public
 */
export function checkRedirects(
  redirects: readonly FoundRedirect[],
  pages: ReadonlyMap<string, string>,
): Problem[] {
  const old = redirects.map(({ from }) => from)
  const reasonOf = ({ from, to }: FoundRedirect, at: number): string | undefined => {
    if (RESERVED_PATH.test(from))
      return `${from} can’t be redirected, because the server handles requests there.`
    if (old.indexOf(from) < at) return `${from} is listed twice. Remove one of them.`
    if (pages.has(from)) return `${from} is a page of the site. Remove the page or this redirect.`
    const [path = ''] = to.split('#')
    if (old.includes(path)) return `${path} is an old address too. Point straight to the new one.`
    return pages.has(path) ? undefined : `the page ${path} ${whyNotPublic(path, pages)}`
  }
  return redirects.flatMap((redirect, at) => {
    const message = reasonOf(redirect, at)
    return message ? [{ file: redirect.file, line: redirect.line, message, isWarning: true }] : []
  })
}
