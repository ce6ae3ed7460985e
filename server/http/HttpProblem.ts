import type { Problem, ProblemError } from './problem.ts'

/** Thrown while handling a request to answer it with a problem (RFC 9457). */
export class HttpProblem extends Error {
  override name = 'HttpProblem'
  readonly problem: Problem
  readonly headers: Record<string, string>
  constructor(status: number, detail: string, headers: Record<string, string> = {}, errors?: ProblemError[]) {
    super(detail)
    this.problem = { status, detail, ...(errors ? { errors } : {}) }
    this.headers = headers
  }
}
