import { format } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/*
 * A warning in a test is a defect that no one reads. Every call of console.error and console.warn fails the test, unless
 * the test replaced the function with a spy of its own because the message is what it is about.
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
