import type { Request, RequestHandler } from 'express'
import express from 'express'
import { HttpProblem } from './HttpProblem.ts'

export type BodyFormat = 'json' | 'form'

const FORMATS: Record<string, BodyFormat> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
}
/** Room for the longest texts; a form needs up to nine bytes for a letter that JSON sends in three. */
const JSON_LIMIT = 16 * 1024
const FORM_LIMIT = 64 * 1024
/** Twice what the larger form has, with all that a browser or a program may add. */
const MOST_FIELDS = 40

/**
 * The format a request says it has.
 * @throws {HttpProblem} 415 for any other type, another charset than UTF-8, or none.
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

/** Reads the bytes of the body, up to the limit of its format and never unpacking it. */
export function readBytes(): RequestHandler {
  const reader = (limit: number) => express.raw({ type: () => true, inflate: false, limit })
  const readers = { json: reader(JSON_LIMIT), form: reader(FORM_LIMIT) }
  return (request, response, next) => readers[bodyFormat(request)](request, response, next)
}

/**
 * The content of a body that `readBytes` has read: any JSON value, or the fields of a form. A form field that
 * was sent twice becomes an array, which no field accepts.
 * @throws {HttpProblem} 400 when it is not what it says it is, 413 when a form has far too many fields.
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

/** @throws {HttpProblem} 413, before anything is decoded, when there are more fields than any form of ours can have. */
function formFields(text: string): Record<string, string | string[]> {
  let fields = 1
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    fields += 1
    if (fields > MOST_FIELDS) throw new HttpProblem(413, 'This form has more fields than any of our forms.')
  }
  const values = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(text)) {
    const earlier = values.get(name)
    values.set(name, earlier === undefined ? value : [earlier, value].flat())
  }
  return Object.fromEntries(values)
}
