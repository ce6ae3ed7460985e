/** Key of a refusal that holds for all visitors. */
export const EVERYBODY = 'everybody'

/** Who sent too much, and until when. */
export interface Refusals {
  /** Notes that a key is refused for a time. Returns it in whole seconds, for `Retry-After`. */
  add(key: string, waitMs: number): number
  /** Seconds that a visitor still has to wait; undefined for one who may send. */
  secondsLeft(key: string): number | undefined
}

/** Above this many the list starts anew: those who still send too much come back into it with their next form. */
const MOST = 10_000

const wholeSeconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000))

/** An empty list, kept in memory. */
export function createRefusals(): Refusals {
  const untilMs = new Map<string, number>()
  const left = (key: string) => {
    const until = untilMs.get(key)
    if (until === undefined || until > performance.now()) return until
    untilMs.delete(key)
    return undefined
  }
  return {
    add(key, waitMs) {
      if (untilMs.size >= MOST) untilMs.clear()
      untilMs.set(key, performance.now() + waitMs)
      return wholeSeconds(waitMs)
    },
    secondsLeft(key) {
      const until = left(key) ?? left(EVERYBODY)
      return until === undefined ? undefined : wholeSeconds(until - performance.now())
    },
  }
}
