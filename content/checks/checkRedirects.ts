import type { Problem } from '../collections/ContentError.ts'
import { nearest } from '../collections/nearest.ts'
import type { Redirect } from '../collections/redirects.ts'
import { whyNotPublic } from './whyNotPublic.ts'

/** A path without query and trailing slash. */
const OLD_PATH = /^(?:\/[\w.~%-]+)+$/
const NEW_PATH = /^\/(?:[\w.~%-]+(?:\/[\w.~%-]+)*)?(?:#[\w%-]+)?$/
/** Paths of endpoints and of static files. */
const RESERVED_PATH = /^\/(?:api|assets|art|search|share|downloads|healthz|readyz|metrics)(?:\/|$)/

type CheckedRedirect = Redirect & { line: number; unread?: string }

/**
 * Finds redirects to missing pages, from existing pages, in chains and in loops.
 * @param pages the path of every page with the ISO date from which it is public
 */
export function checkRedirects(
  redirects: readonly CheckedRedirect[],
  file: string,
  pages: ReadonlyMap<string, string>,
): Problem[] {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]))
  const seen = new Set<string>()
  const reasonOf = ({ from, to, unread }: CheckedRedirect): string | undefined => {
    if (unread) return notAPair(unread)
    if (!OLD_PATH.test(from))
      return `"${from}" isn’t an old address. An address begins with a slash and doesn’t end with one, as in /old-page.`
    if (RESERVED_PATH.test(from))
      return `${from} can’t be redirected, because the server handles requests there.`
    if (seen.has(from)) return `${from} is listed twice. Remove one of them.`
    seen.add(from)
    if (pages.has(from)) return `${from} is a page of the site. Remove the page or this line.`
    if (/^(?:\/\/|\w+:)/.test(to)) return `"${to}" is another site. Use a page of this one, such as /contact.`
    if (!NEW_PATH.test(to))
      return `"${to}" isn’t the address of a page. It begins with a slash, as in /contact.`
    const path = to.split('#')[0] ?? ''
    if (path === from) return `${from} points to itself.`
    const next = targets.get(path)
    if (next !== undefined) return `${path} is an old address too. Point straight to ${next}.`
    return reasonOfTarget(path, pages)
  }
  return redirects.flatMap((redirect) => {
    const message = reasonOf(redirect)
    return message ? [{ file, line: redirect.line, message }] : []
  })
}

function reasonOfTarget(path: string, pages: ReadonlyMap<string, string>): string | undefined {
  if (!pages.has(path)) {
    const near = nearest(path, [...pages.keys()])
    return `there is no page ${path}.${near ? ` Did you mean ${near}?` : ''}`
  }
  const reason = whyNotPublic(path, pages)
  return reason && `${path} ${reason}. Until it’s public, use another page, such as /resources/articles.`
}

/** The message for a line that isn't a pair, with a correction made from the paths in it. */
function notAPair(line: string): string {
  const [from = '/old-page', to = '/contact'] = line.match(/\/[\w.~%/#-]*/g) ?? []
  return `"${line}" isn’t a pair of addresses. Put a colon and a space between the old and the new one: ${from}: ${to}`
}
