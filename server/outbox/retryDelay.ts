export interface RetryTimes {
  minMs: number
  maxMs: number
}

/**
 * Milliseconds until the next attempt: as long as the enquiry is old, within the limits, spread by half either
 * way. With 15 s and 30 min that is about 8 attempts in the first half hour and 50 in a day.
 * @param ageMs Time since acceptance; a clock that jumped back may make it negative.
 * @param random From 0 up to 1.
 */
export function retryDelay(
  ageMs: number,
  { minMs, maxMs }: RetryTimes,
  random: () => number = Math.random,
): number {
  return Math.round(Math.min(Math.max(ageMs, minMs), maxMs) * (0.5 + random()))
}
