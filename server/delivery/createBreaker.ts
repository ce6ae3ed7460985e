import { type RetryTimes, retryDelay } from '../outbox/retryDelay.ts'

/** While the mail server is away one attempt at a time asks for it, instead of every waiting enquiry. */
export interface Breaker {
  /** How many attempts may start now when `running` are under way. */
  room(running: number, limit: number): number
  /** The mail server was reached. True when it had been away. */
  closed(): boolean
  /** The mail server was not reached; returns after how many milliseconds to ask again. */
  opened(): number
}

/** No one minds one question every five minutes, and it shortens the wait after an outage. */
const LONGEST_MS = 300_000

export function createBreaker(times: RetryTimes, now: () => number, random?: () => number): Breaker {
  const delays = { minMs: times.minMs, maxMs: Math.min(times.maxMs, LONGEST_MS) }
  let outage: { since: number; askAt: number } | undefined
  return {
    room(running, limit) {
      if (!outage) return limit - running
      return now() >= outage.askAt || outage.askAt > now() + 2 * delays.maxMs ? Math.max(0, 1 - running) : 0
    },
    closed() {
      const wasOpen = outage !== undefined
      outage = undefined
      return wasOpen
    },
    opened() {
      const since = outage?.since ?? now()
      const delayMs = retryDelay(now() - since, delays, random)
      outage = { since, askAt: now() + delayMs }
      return delayMs
    },
  }
}
