import { format } from 'node:util'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

/*
 * Makes every call of console.error and console.warn fail the test, since no one reads warnings in test output. A test of
 * such a message replaces the function with its own spy.
 */
let messages: string[] = []

beforeEach(() => {
  messages = []
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...values) => {
      messages.push(`console.${level}: ${format(...values)}`)
    })
  }
})

afterEach(() => {
  expect(messages).toEqual([])
})

// Vitest restores stubs before each test, which is too late for the next file of the same worker: its imports come
// first. A `fetch` that stayed a stub once answered the requests of other files.
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
