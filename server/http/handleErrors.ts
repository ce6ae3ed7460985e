import type { ErrorRequestHandler } from 'express'
import { errorCode, type Log } from '../log.ts'
import { HttpProblem } from './HttpProblem.ts'

/** Our texts for client errors reported by body parsers and the router, whose own texts may quote the request. */
const DETAILS: Record<number, string> = {
  400: 'The request couldn’t be read.',
  413: 'The request is too large for this form.',
  415: 'The body must be plain JSON or a plain form, in UTF-8, without compression.',
}

/** The answer to an expected error, ours or the 4xx of a library; undefined for any other. */
export function problemOf(error: unknown): HttpProblem | undefined {
  if (error instanceof HttpProblem) return error
  const { status } = Object(error)
  if (!(status >= 400 && status < 500)) return undefined
  const known = DETAILS[status] ? status : 400
  return new HttpProblem(known, DETAILS[known] ?? '')
}

/** Turns every error into a problem response. Only unexpected errors become a 500, and those are logged. */
export function handleErrors(log: Log): ErrorRequestHandler {
  return (error, request, response, _next) => {
    const problem = problemOf(error)
    if (problem) return problem.send(response)
    log.alarm('request failed', { path: request.baseUrl || 'other', code: errorCode(error) })
    if (response.headersSent) return void request.socket.destroy()
    new HttpProblem(500, 'Something went wrong on our side. Please try again later.').send(response)
  }
}
