import { isUtf8 } from 'node:buffer'
import type { Request, RequestHandler, Response } from 'express'
import express from 'express'
import { HttpProblem } from './HttpProblem.ts'

const FORMATS = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
])
/** Twice the fields of the larger form, plus whatever a browser or client may add. */
const MAX_FORM_FIELDS = 40

/**
 * Decides from the Content-Type header how the body is read.
 * @throws {HttpProblem} 415 for any other type, for none, and for a charset other than UTF-8
 */
export const checkFormat: RequestHandler = (request, response, next) => {
  response.locals.format = formatOf(request)
  next()
}

function formatOf({ headers }: Request): string {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').split(';').map((part) => part.trim())
  const charset = parameters.find((parameter) => /^charset=/i.test(parameter))?.slice('charset='.length)
  const format = FORMATS.get(type.toLowerCase())
  if (!format || (charset !== undefined && !/^"?utf-?8"?$/i.test(charset))) {
    throw new HttpProblem(415, 'Send the fields as application/json in UTF-8.', {
      'Accept-Post': 'application/json',
    })
  }
  return format
}

/** Whether a request that passed `checkFormat` is a plain form, sent by a browser without JavaScript. */
export const isPlainForm = (response: Response): boolean => response.locals.format === 'form'

/**
 * Creates middleware that reads the body into `request.body`, without decompressing it. The limits fit the longest
 * texts: a plain form needs up to nine bytes for a letter that takes three in JSON.
 */
export function readBody(): RequestHandler {
  const all = { type: () => true, inflate: false, verify: requireUtf8 }
  const json = express.json({ ...all, limit: '16kb', strict: false })
  const form = express.urlencoded({ ...all, limit: '64kb', extended: false, parameterLimit: MAX_FORM_FIELDS })
  return (request, response, next) => (isPlainForm(response) ? form : json)(request, response, next)
}

function requireUtf8(_request: unknown, _response: unknown, bytes: Buffer): void {
  if (!isUtf8(bytes)) throw new HttpProblem(400, 'The body is not valid UTF-8.')
}
