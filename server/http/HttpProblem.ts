import { STATUS_CODES } from 'node:http'
import type { Response } from 'express'

export interface ProblemError {
  /** JSON pointer (RFC 6901) to the invalid field; empty when the body as a whole is invalid. */
  pointer: string
  detail: string
}

/** Thrown while handling a request to answer it with a problem (RFC 9457). */
export class HttpProblem extends Error {
  override name = 'HttpProblem'
  readonly status: number
  readonly headers: Record<string, string>
  readonly errors: ProblemError[] | undefined
  /** @param detail for people; it never quotes the request */
  constructor(status: number, detail: string, headers: Record<string, string> = {}, errors?: ProblemError[]) {
    super(detail)
    this.status = status
    this.headers = headers
    this.errors = errors
  }

  send(response: Response): void {
    const { status, headers, message: detail, errors } = this
    const title = STATUS_CODES[status]
    response
      .status(status)
      .set({ ...headers, 'Cache-Control': 'no-store' })
      .type('application/problem+json')
      .send(JSON.stringify({ type: 'about:blank', title, status, detail, errors }))
  }
}
