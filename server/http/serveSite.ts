import { extname } from 'node:path'
import type { Request, RequestHandler, Response } from 'express'
import { cacheControl } from '#content/schema/responseHeaders.ts'
import { type FilledPage, fillTopics } from './fillTopics.ts'
import { followSite } from './followSite.ts'
import { HttpProblem } from './HttpProblem.ts'
import { setDataHeaders, setFileHeaders, setPageHeaders } from './setHeaders.ts'
import type { SiteFile, SiteFiles } from './siteFiles.ts'

/** While a build is being replaced, the folder is missing for less than a millisecond. */
const MAX_ATTEMPTS = 50
const RETRY_DELAY_MS = 20
/** Small chunks, so that a slow client costs little memory. */
const SEND_OPTIONS = { cacheControl: false, dotfiles: 'allow', highWaterMark: 32 * 1024 } as const

/**
 * Serves the built site: clean URLs, compressed files where the browser accepts them, real 404 pages. When another
 * build replaces the folder, each response comes entirely from one of them.
 * @param root The folder `dist/client`.
 */
export function serveSite(root: string): RequestHandler {
  const currentSite = followSite(root)
  const fillTopic = fillTopics()
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new HttpProblem(405, 'This address accepts only GET and HEAD.', { Allow: 'GET, HEAD' })
    }
    const pathname = decodePath(request.path)
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const isAnswered = answer({ request, response, currentSite, fillTopic, pathname }).catch((error) => {
        if (response.headersSent || !isMissing(error)) throw error
        return false
      })
      if (await isAnswered) return
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    }
    response.removeHeader('Content-Encoding')
    throw new MissingFile('The built site has lost a file.')
  }
}

interface SiteRequest {
  request: Request
  response: Response
  currentSite: () => SiteFiles
  fillTopic: ReturnType<typeof fillTopics>
  pathname: string
}

/** @returns whether the request was answered; false if another build came in between */
async function answer(asked: SiteRequest): Promise<boolean> {
  const { request, response, currentSite, pathname } = asked
  const site = currentSite()
  const target = site.redirect(pathname)
  if (target !== undefined) {
    const [address = '', anchor] = target.split('#')
    response.redirect(301, encodeURI(address) + queryOf(request.url) + (anchor ? `#${anchor}` : ''))
    return true
  }
  const found = site.find(pathname)
  const file = found ?? site.notFound(pathname)
  if (!file) throw new HttpProblem(404, 'There is no page at this address.')
  response.type(extname(file.path))
  response.set('Cache-Control', cacheControl(found ? pathname : '/404.html'))
  const { path, encoding } = choose(request, file)
  if (file.encodings.length > 0) response.vary('Accept-Encoding')
  response.removeHeader('Content-Encoding')
  if (encoding) response.set('Content-Encoding', encoding)
  if (!file.path.endsWith('.html')) return sendFile(asked, file.path, path)
  return sendPage(asked, { page: file.path, packed: path, status: found ? 200 : 404, site })
}

/** Keeps only the code: Express would treat the original error as the client's mistake. */
class MissingFile extends Error {
  readonly code = 'ENOENT'
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
const queryOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '')

function decodePath(path: string): string {
  try {
    const decoded = decodeURIComponent(path)
    if (!decoded.includes('\0')) return decoded
  } catch {}
  throw new HttpProblem(400, 'This address isn’t valid.')
}

interface Page {
  page: string
  /** The file to send, compressed if possible. */
  packed: string
  status: number
  /** The build it belongs to. */
  site: SiteFiles
}

/** Reads the page and its compressed copy before responding, because the headers depend on the page. */
async function sendPage(asked: SiteRequest, found: Page): Promise<boolean> {
  const { request, response, currentSite, fillTopic, pathname } = asked
  const [html, packed, filled] = await Promise.all([
    found.site.read(found.page),
    found.site.read(found.packed),
    found.status === 200 ? fillTopic(found.site, pathname, queryOf(request.url)) : undefined,
  ])
  if (currentSite() !== found.site) return false
  const body = filled ? compressFilled(request, response, filled) : packed
  setPageHeaders(request, response, html.toString())
  response.status(found.status).send(body)
  return true
}

function compressFilled(request: Request, response: Response, { gzip, html }: FilledPage): Buffer | string {
  response.removeHeader('Content-Encoding')
  response.vary('Accept-Encoding')
  if (request.acceptsEncodings(['gzip']) !== 'gzip') return html()
  response.set('Content-Encoding', 'gzip')
  return gzip
}

async function sendFile({ request, response }: SiteRequest, file: string, packed: string): Promise<boolean> {
  if (file.endsWith('.json')) setDataHeaders(request, response)
  else setFileHeaders(request, response)
  await new Promise<void>((resolve, reject) => {
    response.sendFile(packed, SEND_OPTIONS, (error) => {
      const aborted = (error as NodeJS.ErrnoException | undefined)?.code === 'ECONNABORTED'
      return error && !aborted ? reject(error) : resolve()
    })
  })
  return true
}

function choose(request: Request, { path, encodings }: SiteFile): { path: string; encoding?: string } {
  const found = encodings.find(({ name }) => request.acceptsEncodings([name]) === name)
  return found ? { path: found.path, encoding: found.name } : { path }
}
