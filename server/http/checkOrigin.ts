import type { Request, RequestHandler } from 'express'
import { HttpProblem } from './HttpProblem.ts'
import { bodyFormat } from './readBody.ts'

/**
 * Accepts requests from our own pages, from allowed origins and from non-browser clients. A browser always states
 * where a POST comes from, so a plain form without an origin is refused (OWASP ASVS 5.0, 3.5).
 * @param allowed Origins besides the server's own.
 */
export function checkOrigin(allowed: ReadonlySet<string>): RequestHandler {
  return (request, _response, next) => {
    const { origin, 'sec-fetch-site': site } = request.headers
    if (origin !== undefined && origin !== 'null' && allowed.has(origin)) return next()
    const fromHere = origin !== undefined && isOwn(origin, request)
    const foreign = origin !== undefined && !fromHere && !(origin === 'null' && site === 'same-origin')
    const crossSite = site !== undefined && site !== 'same-origin' && site !== 'none'
    if (foreign || crossSite) throw refused()
    if (origin === undefined && site !== 'same-origin' && bodyFormat(request) === 'form') throw refused()
    next()
  }
}

const refused = () => new HttpProblem(403, 'Forms are accepted only from our own pages.')

/** Behind a proxy the protocol may differ; another site's page can't choose the host. */
function isOwn(origin: string, request: Request): boolean {
  try {
    return new URL(origin).host === request.headers.host
  } catch {
    return false
  }
}
