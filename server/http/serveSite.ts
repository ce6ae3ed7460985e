import type { ReadStream } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import { extname } from 'node:path'
import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { cacheControl } from '#content/schema/responseHeaders.ts'
import { followBuilds } from './followBuilds.ts'
import { HttpProblem } from './HttpProblem.ts'
import type { SiteBuild } from './openBuild.ts'

const NOT_FOUND_FOLDERS = ['/fast-track-modules/', '/resources/articles/']
/** Pages have clean addresses, and compressed copies none; `_headers` and `_redirects` are for static hosts. */
const UNLISTED = /\/$|\.(?:html|br|gz)$|^\/_(?:headers|redirects)$/

/**
 * Serves the built site: clean URLs, compressed files where the browser accepts them, real 404 pages. Each response
 * comes from one build, and files with hashed names stay available as long as their build is kept, for open pages.
 * @param root The folder `dist/client`.
 * @param onPage called before an existing page is sent
 */
export function serveSite(root: string, onPage: (request: Request, path: string) => void): RequestHandler {
  const builds = followBuilds(root)
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new HttpProblem(405, 'This address accepts only GET and HEAD.', { Allow: 'GET, HEAD' })
    }
    const pathname = decodePath(request.path)
    const build = builds.current()
    const target = redirectOf(build, pathname)
    if (target !== undefined) {
      const [address = '', anchor] = target.split('#')
      return response.redirect(301, encodeURI(address) + queryOf(request.url) + (anchor ? `#${anchor}` : ''))
    }
    prepare(request, response, next)
    const sendPage = (file: string) => {
      response.set(build.headersOf(file, request))
      response.type('html').set('Cache-Control', cacheControl(`/${file}`))
      request.url = encodeURI(`/${file}`)
      build.serve(request, response, next)
    }
    const page = pathname.endsWith('/404.html') ? undefined : build.pages.get(pathname)
    if (page !== undefined) {
      onPage(request, pathname)
      return sendPage(page)
    }
    const missing = () => {
      const found = notFoundPageOf(build, pathname)
      delete request.headers['if-none-match']
      // sirv has no option for the status.
      const writeHead = response.writeHead.bind(response)
      Object.assign(response, {
        writeHead: (_: number, headers: OutgoingHttpHeaders) => writeHead(404, headers),
      })
      sendPage(found)
    }
    if (UNLISTED.test(pathname)) return missing()
    // A picture or a PDF has looks of its own.
    if (!pathname.endsWith('.json')) response.removeHeader('Content-Security-Policy')
    response.type(extname(pathname)).set('Cache-Control', cacheControl(pathname))
    const isHashed = String(response.get('Cache-Control')).includes('immutable')
    const serveFrom = ([first, ...others]: SiteBuild[]): unknown =>
      first ? first.serve(request, response, () => serveFrom(others)) : missing()
    build.serve(request, response, () => serveFrom(isHashed ? builds.others() : []))
  }
}

function redirectOf({ pages, redirects }: SiteBuild, pathname: string): string | undefined {
  const moved = redirects.get(pathname.replace(/(.)\/$/, '$1'))
  if (moved !== undefined) return moved
  const clean = pathname.replace(/\/(?:index\.html)?$/, '') || '/'
  return clean !== pathname && pages.has(clean) ? clean : undefined
}

const queryOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '')

function decodePath(path: string): string {
  try {
    const decoded = decodeURIComponent(path)
    if (!decoded.includes('\0')) return decoded
  } catch {}
  throw new HttpProblem(400, 'This address isn’t valid.')
}

/** Supplies what sirv leaves out: quality values and the end of its file streams. */
function prepare(request: Request, response: Response, next: NextFunction): void {
  const { headers } = request
  headers['accept-encoding'] = ['br', 'gzip'].filter((name) => request.acceptsEncodings(name)).join()
  // A server may ignore it, and sirv misreads many. No answer offers ranges.
  delete headers.range
  response.vary('Accept-Encoding')
  response.on('pipe', (file: ReadStream) => {
    file.on('error', next)
    response.on('close', () => file.destroy())
  })
}

function notFoundPageOf({ pages }: SiteBuild, pathname: string): string {
  const folder = NOT_FOUND_FOLDERS.find((prefix) => pathname.startsWith(prefix)) ?? '/'
  const page = pages.get(`${folder}404.html`) ?? pages.get('/404.html')
  if (page === undefined) throw new HttpProblem(404, 'There is no page at this address.')
  return page
}
