import { type RetryTimes, retryDelay } from './retryDelay.ts'

/** While a receiver is down, lets a single attempt probe it instead of every waiting inquiry. */
export interface CircuitBreaker {
  /** How many attempts may start now while `running` are in progress. */
  freeSlots(running: number, limit: number): number
  /** The receiver was reached. Returns true if it had been down. */
  recordSuccess(): boolean
  /** The receiver was not reached. Returns the delay before the next probe in milliseconds. */
  recordFailure(): number
}

/** A probe every five minutes costs nothing and shortens the wait after an outage. */
const MAX_PROBE_DELAY_MS = 300_000

/**
 * Creates a circuit breaker for the receiver of a channel. It is closed at first.
 * @param times limits of the delay between probes
 */
export function createCircuitBreaker(times: RetryTimes): CircuitBreaker {
  const delays = { minMs: times.minMs, maxMs: Math.min(times.maxMs, MAX_PROBE_DELAY_MS) }
  let outage: { since: number; nextProbeAt: number } | undefined
  return {
    freeSlots(running, limit) {
      if (!outage) return limit - running
      const waitMs = outage.nextProbeAt - Date.now()
      // A longer wait comes from a clock that was wrong.
      return waitMs <= 0 || waitMs > 2 * delays.maxMs ? Math.max(0, 1 - running) : 0
    },
    recordSuccess() {
      const wasOpen = outage !== undefined
      outage = undefined
      return wasOpen
    },
    recordFailure() {
      const now = Date.now()
      const since = outage?.since ?? now
      const delayMs = retryDelay(now - since, delays)
      outage = { since, nextProbeAt: now + delayMs }
      return delayMs
    },
  }
}
