import type { Request, Response } from 'express'
import { editorHeaders, isEditorPage } from '#content/schema/editorHeaders.ts'
import { commonHeaders, dataHeaders, pageHeaders } from '#content/schema/responseHeaders.ts'

/** Over plain HTTP, as in development, nothing may force the browser to HTTPS. */
const options = (request: Request) => ({ https: request.secure })

/** Sets the headers of a response that isn't a page. */
export function setDataHeaders(request: Request, response: Response): void {
  response.set(dataHeaders(options(request)))
}

/** Sets the headers of a file that is neither a page nor data. */
export function setFileHeaders(request: Request, response: Response): void {
  response.removeHeader('Content-Security-Policy')
  response.set(commonHeaders(options(request)))
}

/** Sets the headers of a page, given the HTML that is sent. */
export function setPageHeaders(request: Request, response: Response, html: string): void {
  response.removeHeader('Content-Security-Policy')
  const headersOf = isEditorPage(html) ? editorHeaders : pageHeaders
  response.set(headersOf(html, options(request)))
}
