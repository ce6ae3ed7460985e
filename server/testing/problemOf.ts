import { expect } from 'vitest'

export const PROBLEM = 'application/problem+json; charset=utf-8'

/**
 * Expects a response to be a problem with a status.
 * @returns the pointers to the invalid fields
 */
export async function problemOf(response: Response, status: number): Promise<string[]> {
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe(PROBLEM)
  const problem = (await response.json()) as { status: number; errors?: { pointer: string }[] }
  expect(problem.status).toBe(status)
  return (problem.errors ?? []).map(({ pointer }) => pointer)
}
