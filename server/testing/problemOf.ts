import { expect } from 'vitest'

export const PROBLEM = 'application/problem+json; charset=utf-8'

/** Checks that an answer is a problem of a status, and gives the fields it complains about. */
export async function problemOf(response: Response, status: number): Promise<string[]> {
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe(PROBLEM)
  const problem = (await response.json()) as { status: number; errors?: { pointer: string }[] }
  expect(problem.status).toBe(status)
  return (problem.errors ?? []).map(({ pointer }) => pointer)
}
