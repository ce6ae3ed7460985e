export interface RetryTimes {
  minMs: number
  maxMs: number
}

/**
 * Milliseconds until the next attempt: the age of the inquiry, within the limits, with a jitter of half either way.
 * With 15 s and 30 min that makes about 8 attempts in the first half hour and 50 in a day.
 * @param ageMs time since acceptance; negative if a clock jumped back
 */
export function retryDelay(ageMs: number, { minMs, maxMs }: RetryTimes): number {
  return Math.round(Math.min(Math.max(ageMs, minMs), maxMs) * (0.5 + Math.random()))
}
