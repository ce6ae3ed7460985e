import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Request, RequestHandler, Response } from 'express'
import { cacheControl, commonHeaders } from '#content/schema/responseHeaders.ts'
import { HttpProblem } from './HttpProblem.ts'
import { setDataHeaders, setPageHeaders } from './setHeaders.ts'
import { listSiteFiles, type SiteFile } from './siteFiles.ts'

/** Serves the built site: clean addresses, packed files where the browser takes them, real 404 pages. */
export function serveSite(root: string): RequestHandler {
  const site = listSiteFiles(root)
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new HttpProblem(405, 'This address can only be read.', { Allow: 'GET, HEAD' })
    }
    const pathname = decodePath(request.path)
    const target = site.redirect(pathname)
    if (target !== undefined) {
      response.redirect(301, encodeURI(target) + queryOf(request.url))
      return
    }
    const file = site.find(pathname)
    if (file) return send(request, response, file, pathname)
    const page = site.notFound(pathname)
    if (!page) throw new HttpProblem(404, 'There is nothing at this address.')
    response.status(404)
    return send(request, response, page, '/404.html')
  }
}

const queryOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '')

function decodePath(path: string): string {
  try {
    const decoded = decodeURIComponent(path)
    if (!decoded.includes('\0')) return decoded
  } catch {}
  throw new HttpProblem(400, 'This address cannot be read.')
}

async function send(request: Request, response: Response, file: SiteFile, pathname: string): Promise<void> {
  response.type(extname(file.path))
  await setFileHeaders(request, response, file)
  response.set('Cache-Control', cacheControl(pathname))
  const { path, encoding } = choose(request, file)
  if (file.encodings.length > 0) response.vary('Accept-Encoding')
  if (encoding) response.set('Content-Encoding', encoding)
  if (response.statusCode === 404) {
    response.send(await readFile(path))
    return
  }
  await new Promise<void>((resolve, reject) => {
    response.sendFile(path, { cacheControl: false, dotfiles: 'allow' }, (error) => {
      const aborted = (error as NodeJS.ErrnoException | undefined)?.code === 'ECONNABORTED'
      return error && !aborted ? reject(error) : resolve()
    })
  })
}

async function setFileHeaders(request: Request, response: Response, { path }: SiteFile): Promise<void> {
  if (path.endsWith('.html')) setPageHeaders(request, response, await readFile(path, 'utf8'))
  else if (path.endsWith('.json')) setDataHeaders(request, response)
  else response.set(commonHeaders({ https: request.secure }))
}

function choose(request: Request, { path, encodings }: SiteFile): { path: string; encoding?: string } {
  const found = encodings.find(({ name }) => request.acceptsEncodings([name]) === name)
  return found ? { path: found.path, encoding: found.name } : { path }
}
