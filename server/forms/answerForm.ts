import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ErrorRequestHandler, Request, Response } from 'express'
import type { EnquiryKind } from '#content/schema/enquiryFields.ts'
import { ENQUIRY_ENDPOINTS, SENT_PATHS } from '#content/schema/enquiryRequest.ts'
import { HttpProblem } from '../http/HttpProblem.ts'
import { bodyFormat, parseBody } from '../http/readBody.ts'
import { setPageHeaders } from '../http/setHeaders.ts'
import { type FormAnswer, fillForm } from './fillForm.ts'
import { plainFormPage } from './plainFormPage.ts'
import { sendAgainPage } from './sendAgainPage.ts'

/** The page whose pre-rendered HTML contains both forms. */
const FORM_PAGE = 'contact/index.html'

/** Redirects a visitor without JavaScript to the thank-you page. */
export function sendThanks(
  kind: EnquiryKind,
  request: Request,
  response: Response,
  allowed: ReadonlySet<string>,
) {
  const { origin } = request.headers
  const site = origin !== undefined && allowed.has(origin) ? origin : ''
  response.set('Cache-Control', 'no-store').redirect(303, site + SENT_PATHS[kind])
}

/**
 * Answers a rejected plain form with a page instead of JSON. If it has mistakes, that is the same form with
 * everything filled in. A refusal unrelated to the input must cost less than what it refuses, so it is a static page,
 * sent without reading the body.
 */
export function answerFormErrors(kind: EnquiryKind, siteRoot: string): ErrorRequestHandler {
  return async (error, request, response, next) => {
    if (!(error instanceof HttpProblem) || !isForm(request)) return next(error)
    const { status, detail, errors = [] } = error.problem
    if (status !== 422 && status !== 429 && status !== 503) return next(error)
    response.set({ ...error.headers, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
    response.status(status).type('html')
    if (status !== 422) {
      setPageHeaders(request, response, sendAgainPage)
      response.send(sendAgainPage)
      return
    }
    const answer: FormAnswer = {
      action: ENQUIRY_ENDPOINTS[kind],
      values: textsOf(parseBody(request) as object),
      message: detail,
      errors: errors.map(({ pointer, detail: text }) => ({ field: pointer.slice(1), detail: text })),
    }
    const built = await readFile(join(siteRoot, FORM_PAGE), 'utf8').catch(() => undefined)
    const html = (built && fillForm(built, answer)) ?? plainFormPage(kind, answer)
    setPageHeaders(request, response, html)
    response.send(html)
  }
}

function isForm(request: Request): boolean {
  try {
    return bodyFormat(request) === 'form'
  } catch {
    return false
  }
}

function textsOf(body: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
