import type { Problem, ProblemError } from './problem.ts'

/** Thrown anywhere in a request to end it with a problem. */
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
