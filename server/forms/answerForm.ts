import type { ErrorRequestHandler, Request, Response } from 'express'
import type { EnquiryKind } from '#content/schema/enquiryFields.ts'
import { SENT_PATHS } from '#content/schema/enquiryRequest.ts'
import { HttpProblem } from '../http/HttpProblem.ts'
import { isPlainForm } from '../http/readBody.ts'
import { setPageHeaders } from '../http/setHeaders.ts'
import { mistakesPage, sendAgainPage } from './plainPages.ts'

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

/** Answers a rejected plain form with a page instead of JSON. It contains no input: the browser still has it. */
export const answerFormErrors: ErrorRequestHandler = (error, request, response, next) => {
  if (!(error instanceof HttpProblem) || !isPlainForm(response)) return next(error)
  const { problem, headers } = error
  if (![422, 429, 503].includes(problem.status)) return next(error)
  const html =
    problem.status === 422
      ? mistakesPage(problem.detail, problem.errors ?? [])
      : sendAgainPage(Number(headers['Retry-After']))
  setPageHeaders(request, response, html)
  response.set({ ...headers, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
  response.status(problem.status).type('html').send(html)
}
