import { STATUS_CODES } from 'node:http'
import type { Response } from 'express'

export interface ProblemError {
  /** JSON pointer to the value that is wrong. */
  pointer: string
  detail: string
}

/** An answer in the form of RFC 9457. `detail` is for people and holds nothing that was sent to us. */
export interface Problem {
  status: number
  detail: string
  errors?: ProblemError[] | undefined
  reference?: string | undefined
}

export const PROBLEM_TYPE = 'application/problem+json'

/** Ends an answer with a problem. */
export function sendProblem(response: Response, problem: Problem): void {
  response
    .status(problem.status)
    .set('Cache-Control', 'no-store')
    .type(PROBLEM_TYPE)
    .send(problemBody(problem))
}

/** The body alone, for answers that are written before there is a request. */
export function problemBody({ status, ...rest }: Problem): string {
  return JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, ...rest })
}

/** JSON pointer (RFC 6901) to a top-level field; empty for the whole body. */
export function pointerTo(field: string): string {
  return field === '' ? '' : `/${field.replaceAll('~', '~0').replaceAll('/', '~1')}`
}
