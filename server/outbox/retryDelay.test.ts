import { expect, it } from 'vitest'
import { retryDelay } from './retryDelay.ts'

const MINUTE_MS = 60_000
const times = { minMs: 15_000, maxMs: 30 * MINUTE_MS }

/** Number of attempts within a time after acceptance. */
function attemptsWithin(limitMs: number, random: () => number): number {
  let attempts = 0
  for (let age = 0; age <= limitMs; age += retryDelay(age, times, random)) attempts += 1
  return attempts
}

it('retries often at first and about every half hour later', () => {
  expect(attemptsWithin(30 * MINUTE_MS, () => 0.5)).toBe(8)
  expect(attemptsWithin(24 * 60 * MINUTE_MS, () => 0.5)).toBe(55)
})
