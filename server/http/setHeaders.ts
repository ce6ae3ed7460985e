import type { Request, Response } from 'express'
import {
  commonHeaders,
  dataHeaders,
  pageHeaders,
  type ResponseHeaders,
} from '#content/schema/responseHeaders.ts'

/** Over plain HTTP, as in development, nothing may force the browser to HTTPS. */
const options = (request: Request) => ({ https: request.secure })

/** Replaces the security headers of a response. */
export function setHeaders(response: Response, headers: ResponseHeaders): void {
  response.removeHeader('Content-Security-Policy')
  response.set(headers)
}

/** Sets the headers of a response that isn't a page. */
export function setDataHeaders(request: Request, response: Response): void {
  setHeaders(response, dataHeaders(options(request)))
}

/** Sets the headers of a file that is neither a page nor data. */
export function setFileHeaders(request: Request, response: Response): void {
  setHeaders(response, commonHeaders(options(request)))
}

/** Sets the headers of a page that the server renders itself. */
export function setPageHeaders(request: Request, response: Response, html: string): void {
  setHeaders(response, pageHeaders(html, options(request)))
}
