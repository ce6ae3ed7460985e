import { STATUS_CODES } from 'node:http'
import type { Response } from 'express'

export interface ProblemError {
  /** JSON pointer to the invalid value. */
  pointer: string
  detail: string
}

/** An RFC 9457 problem. `detail` is for people and never quotes the request. */
export interface Problem {
  status: number
  detail: string
  errors?: ProblemError[] | undefined
}

const PROBLEM_TYPE = 'application/problem+json'

/** Sends a problem response. */
export function sendProblem(response: Response, problem: Problem): void {
  response
    .status(problem.status)
    .set('Cache-Control', 'no-store')
    .type(PROBLEM_TYPE)
    .send(JSON.stringify({ type: 'about:blank', title: STATUS_CODES[problem.status] ?? 'Error', ...problem }))
}

/** JSON pointer (RFC 6901) to a top-level field; empty for the whole body. */
export function pointerTo(field: string): string {
  return field === '' ? '' : `/${field.replaceAll('~', '~0').replaceAll('/', '~1')}`
}
