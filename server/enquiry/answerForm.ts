import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ErrorRequestHandler, Request, Response } from 'express'
import { ENQUIRY_ENDPOINTS, type EnquiryKind, SENT_PATHS } from '#content/schema/enquiry.ts'
import { HttpProblem } from '../http/HttpProblem.ts'
import { bodyFormat, parseBody, readBytes } from '../http/readBody.ts'
import { setPageHeaders } from '../http/setHeaders.ts'
import { type FormAnswer, fillForm } from './fillForm.ts'
import { plainFormPage } from './plainFormPage.ts'

/** The page whose pre-rendered HTML holds both forms. */
const FORM_PAGE = 'contact/index.html'
/** Problems after which a visitor without JavaScript gets the form back instead of JSON. */
const WITH_FORM = new Set([422, 429, 503])

/** Sends a visitor without JavaScript on to the page that says thank you. */
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

/** Answers a plain form that could not be taken with the same form, everything still in it. */
export function answerFormErrors(kind: EnquiryKind, siteRoot: string): ErrorRequestHandler {
  return async (error, request, response, next) => {
    if (!(error instanceof HttpProblem) || !WITH_FORM.has(error.problem.status)) return next(error)
    const body = await formBody(request, response)
    if (!body) return next(error)
    const { status, detail, errors = [] } = error.problem
    const answer: FormAnswer = {
      action: ENQUIRY_ENDPOINTS[kind],
      values: textsOf(body),
      message: detail,
      errors: errors.map(({ pointer, detail: text }) => ({ field: pointer.slice(1), detail: text })),
    }
    const built = await readFile(join(siteRoot, FORM_PAGE), 'utf8').catch(() => undefined)
    const html = (built && fillForm(built, answer)) ?? plainFormPage(kind, answer)
    setPageHeaders(request, response, html)
    response.set({ ...error.headers, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
    response.status(status).type('html').send(html)
  }
}

/** The fields of a plain form, read now if the request was refused before; undefined for anything else. */
async function formBody(request: Request, response: Response): Promise<object | undefined> {
  try {
    if (bodyFormat(request) !== 'form') return undefined
    if (request.body === undefined) {
      await new Promise<void>((resolve, reject) => {
        readBytes()(request, response, (failed?: unknown) => (failed ? reject(failed) : resolve()))
      })
    }
    return parseBody(request) as object
  } catch {
    return undefined
  }
}

function textsOf(body: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
