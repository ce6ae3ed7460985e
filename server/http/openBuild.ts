import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Request, RequestHandler } from 'express'
import sirv from 'sirv'
import { editorHeaders, isEditorPage } from '#content/schema/editorHeaders.ts'
import { pageHeaders, type ResponseHeaders } from '#content/schema/responseHeaders.ts'

/** The built site in a folder whose files never change. */
export interface SiteBuild {
  /** The file of each page by its address; 404 pages by that of their file. */
  pages: ReadonlyMap<string, string>
  /** Where old addresses lead. */
  redirects: ReadonlyMap<string, string>
  /** The security headers of a page, which depend on its HTML. */
  headersOf(file: string, request: Request): ResponseHeaders
  /** Sends the file that the URL names, in the best encoding, or calls `next`. */
  serve: RequestHandler
}

const REDIRECTS = '_redirects'
const INDEX = /(?:^|\/)index\.html$/

/**
 * Lists a built site. A missing folder is an empty site.
 * @param folder such as `dist/client`
 */
export function openBuild(folder: string): SiteBuild {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const pages = names.map((name) => name.replaceAll(sep, '/')).filter((name) => name.endsWith('.html'))
  const headers = new Map<string, ResponseHeaders>()
  return {
    pages: new Map(pages.map((file) => [`/${file.replace(INDEX, '')}`, file])),
    redirects: names.includes(REDIRECTS) ? readRedirects(join(folder, REDIRECTS)) : new Map(),
    headersOf(file, { secure }) {
      const key = `${file} ${secure}`
      const known = headers.get(key) ?? readHeaders(join(folder, file), secure)
      headers.set(key, known)
      return known
    },
    serve:
      names.length > 0
        ? sirv(folder, { brotli: true, gzip: true, etag: true, extensions: [] })
        : (_request, _response, next) => next(),
  }
}

/** Over plain HTTP, as in development, nothing may force the browser to HTTPS. */
function readHeaders(file: string, https: boolean): ResponseHeaders {
  const html = readFileSync(file, 'utf8')
  return (isEditorPage(html) ? editorHeaders : pageHeaders)(html, { https })
}

/** Reads redirects from lines such as "/old /new 301". */
function readRedirects(file: string): Map<string, string> {
  const pairs = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
  return new Map(pairs.flatMap(([from, to]) => (from && to ? [[from, to] as const] : [])))
}
