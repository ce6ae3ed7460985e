import type { Request, RequestHandler } from 'express'
import express from 'express'
import { HttpProblem } from './HttpProblem.ts'

export type BodyFormat = 'json' | 'form'

const FORMATS: Record<string, BodyFormat> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
}
/** Fits the longest texts; a form needs up to nine bytes for a letter that takes three in JSON. */
const MAX_JSON_BYTES = 16 * 1024
const MAX_FORM_BYTES = 64 * 1024
/** Twice the fields of the larger form, plus whatever a browser or client may add. */
const MAX_FORM_FIELDS = 40

/**
 * Reads the body format from the Content-Type header.
 * @throws {HttpProblem} 415 for any other type, for none, and for a charset other than UTF-8
 */
export function bodyFormat(request: Request): BodyFormat {
  const [type = '', ...parameters] = (request.headers['content-type'] ?? '')
    .split(';')
    .map((part) => part.trim())
  const charset = parameters.find((parameter) => /^charset=/i.test(parameter))?.slice('charset='.length)
  const format = Object.hasOwn(FORMATS, type.toLowerCase()) ? FORMATS[type.toLowerCase()] : undefined
  if (!format || (charset !== undefined && !/^"?utf-?8"?$/i.test(charset))) {
    throw new HttpProblem(415, 'Send the fields as application/json in UTF-8.', {
      'Accept-Post': 'application/json',
    })
  }
  return format
}

/** Creates middleware that reads the body as bytes, up to the limit of its format and without decompressing it. */
export function readBytes(): RequestHandler {
  const reader = (limit: number) => express.raw({ type: () => true, inflate: false, limit })
  const readers = { json: reader(MAX_JSON_BYTES), form: reader(MAX_FORM_BYTES) }
  return (request, response, next) => readers[bodyFormat(request)](request, response, next)
}

/**
 * Parses a body that `readBytes` has read: any JSON value, or the fields of a form. A form field that was sent twice
 * becomes an array, which no field accepts.
 * @throws {HttpProblem} 400 if it isn't what the Content-Type says, 413 if a form has far too many fields
 */
export function parseBody(request: Request): unknown {
  const text = utf8(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))
  if (text.trim() === '') throw new HttpProblem(400, 'The body is empty.')
  if (bodyFormat(request) === 'form') return formFields(text)
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpProblem(400, 'The body is not valid JSON.')
  }
}

function utf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new HttpProblem(400, 'The body is not valid UTF-8.')
  }
}

/** @throws {HttpProblem} 413, before anything is decoded, if there are more fields than any of our forms can have */
function formFields(text: string): Record<string, string | string[]> {
  let fields = 1
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    fields += 1
    if (fields > MAX_FORM_FIELDS)
      throw new HttpProblem(413, 'This form has more fields than any of our forms.')
  }
  const values = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(text)) {
    const earlier = values.get(name)
    values.set(name, earlier === undefined ? value : [earlier, value].flat())
  }
  return Object.fromEntries(values)
}
