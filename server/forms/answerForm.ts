import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ErrorRequestHandler, Request, Response } from 'express'
import type { InquiryKind } from '#content/schema/inquiryFields.ts'
import { INQUIRY_ENDPOINTS, SENT_PATHS } from '#content/schema/inquiryRequest.ts'
import { pageHeaders } from '#content/schema/responseHeaders.ts'
import { problemOf } from '../http/handleErrors.ts'
import { isPlainForm } from '../http/readBody.ts'
import { FORM_PATH, type FormAnswer, fillForm } from './fillForm.ts'
import { mistakesPage, refusedPage, sendAgainPage } from './plainPages.ts'

/** Redirects a visitor without JavaScript to the thank-you page. */
export function sendThanks(kind: InquiryKind, request: Request, response: Response, allowed: string[]) {
  const { origin } = request.headers
  const site = origin !== undefined && allowed.includes(origin) ? origin : ''
  response.set('Cache-Control', 'no-store').redirect(303, site + SENT_PATHS[kind])
}

/**
 * Answers a rejected plain form with a page instead of JSON. If it has mistakes, that is the same form with
 * everything filled in. A refusal unrelated to the input must cost less than what it refuses, so it is a small page
 * without the input.
 */
export function answerFormErrors(kind: InquiryKind, siteRoot: string): ErrorRequestHandler {
  return async (error, request, response, next) => {
    const problem = problemOf(error)
    if (!problem || !isPlainForm(response)) return next(error)
    const { status, headers, message, errors = [] } = problem
    const wait = headers['Retry-After']
    const html =
      status === 422
        ? await refill(kind, siteRoot, { values: textsOf(request.body), message, errors })
        : wait
          ? sendAgainPage(Number(wait))
          : refusedPage(message)
    response.set(pageHeaders(html, { https: request.secure }))
    response.set({ ...headers, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
    response.status(status).type('html').send(html)
  }
}

async function refill(kind: InquiryKind, siteRoot: string, answer: FormAnswer): Promise<string> {
  const built = await readFile(join(siteRoot, FORM_PATH, 'index.html'), 'utf8').catch(() => undefined)
  return (
    (built && fillForm(built, INQUIRY_ENDPOINTS[kind], answer)) ?? mistakesPage(answer.message, answer.errors)
  )
}

function textsOf(body: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
