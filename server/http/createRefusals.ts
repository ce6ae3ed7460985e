/** Key of a refusal that applies to all visitors. */
export const ALL_VISITORS = 'everybody'

/** Records who sent too much, and until when they are refused. */
export interface Refusals {
  /** Refuses a key for a while. Returns that time in whole seconds, for `Retry-After`. */
  add(key: string, waitMs: number): number
  /** Seconds until a visitor may send again; undefined if they may send now. */
  secondsLeft(key: string): number | undefined
}

/** At this size the list is cleared: clients that still send too much are added again by their next form. */
const MAX_ENTRIES = 10_000

const wholeSeconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000))

/** Creates an empty list in memory. */
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
      if (untilMs.size >= MAX_ENTRIES) untilMs.clear()
      untilMs.set(key, performance.now() + waitMs)
      return wholeSeconds(waitMs)
    },
    secondsLeft(key) {
      const until = left(key) ?? left(ALL_VISITORS)
      return until === undefined ? undefined : wholeSeconds(until - performance.now())
    },
  }
}
