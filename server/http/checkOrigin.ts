import { isIP } from 'node:net'
import type { Request, RequestHandler } from 'express'
import type { Env } from '../env.ts'
import { HttpProblem } from './HttpProblem.ts'
import { isPlainForm } from './readBody.ts'

/**
 * Accepts requests from our own pages, from allowed origins and from non-browser clients. A browser always states
 * where a POST comes from, so a plain form without an origin is refused (OWASP ASVS 5.0, 3.5). If the public address is
 * known, requests under another name are foreign, because anyone can point a name at this server (DNS rebinding).
 */
export function checkOrigin({ ALLOWED_ORIGINS, SITE_URL }: Env): RequestHandler {
  const site = SITE_URL === undefined ? undefined : new URL(SITE_URL)
  return (request, response, next) => {
    const { origin, 'sec-fetch-site': fetchSite } = request.headers
    if (origin !== undefined && ALLOWED_ORIGINS.includes(origin)) return next()
    const fromHere = origin !== undefined && isOwn(origin, request, site)
    const foreign = origin !== undefined && !fromHere && !(origin === 'null' && fetchSite === 'same-origin')
    const crossSite = fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none'
    if (foreign || crossSite) throw refused()
    if (origin === undefined && fetchSite !== 'same-origin' && isPlainForm(response)) throw refused()
    next()
  }
}

const refused = () => new HttpProblem(403, 'Forms are accepted only from our own pages.')

/** Behind a proxy the protocol may differ; another site's page can't choose the host. */
function isOwn(origin: string, { headers }: Request, site: URL | undefined): boolean {
  if (origin === site?.origin) return true
  if (!URL.canParse(origin)) return false
  const { host, hostname } = new URL(origin)
  return host === headers.host && (!site || isLocal(hostname) || bare(hostname) === bare(site.hostname))
}

/** Names that no one else can point at this server. */
const isLocal = (hostname: string) => hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0

const bare = (hostname: string) => hostname.replace(/^www\./, '')
