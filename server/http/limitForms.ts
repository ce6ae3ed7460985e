import type { RequestHandler } from 'express'
import { type AugmentedRequest, rateLimit } from 'express-rate-limit'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { HttpProblem } from './HttpProblem.ts'
import { visitorKey } from './visitorKey.ts'
import { waitText } from './waitText.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Limits the forms of each visitor per minute and hour. 0 means no limit. */
export function limitVisitors(
  limits: Pick<Env, 'RATE_LIMIT_PER_MINUTE' | 'RATE_LIMIT_PER_HOUR'>,
): RequestHandler[] {
  return [limiter(limits.RATE_LIMIT_PER_MINUTE, MINUTE_MS), limiter(limits.RATE_LIMIT_PER_HOUR, HOUR_MS)]
}

function limiter(limit: number, windowMs: number): RequestHandler {
  return rateLimit({
    limit: limit || Number.POSITIVE_INFINITY,
    windowMs,
    keyGenerator: ({ ip }) => visitorKey(ip),
    legacyHeaders: false,
    standardHeaders: false,
    handler: (request, _response, next) => {
      const { resetTime } = (request as AugmentedRequest).rateLimit ?? {}
      next(tooMany(resetTime ? resetTime.getTime() - Date.now() : windowMs))
    },
  })
}

function tooMany(waitMs: number): HttpProblem {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  const detail = `Too many messages in a short time. Please send it again ${waitText(seconds)}.`
  return new HttpProblem(429, detail, { 'Retry-After': String(seconds) })
}

/** The limit for all visitors together. Only stored forms count, so that no one else's requests can use it up. */
interface TotalLimit {
  guard: RequestHandler
  /** Counts a form that was stored. */
  count(): void
  /** Number of forms refused since the start. */
  refused(): number
}

/**
 * Creates the limit for all visitors. It alarms when it strikes, at most once an hour.
 * @param limit forms per minute; 0 means no limit
 */
export function limitTotal(limit: number, log: Log): TotalLimit {
  let windowEnd = 0
  let stored = 0
  let refused = 0
  let nextAlarm = 0
  const startWindow = (now: number) => {
    if (now < windowEnd) return
    windowEnd = now + MINUTE_MS
    stored = 0
  }
  return {
    guard(_request, _response, next) {
      const now = performance.now()
      startWindow(now)
      if (limit === 0 || stored < limit) return next()
      refused += 1
      if (now >= nextAlarm) {
        nextAlarm = now + HOUR_MS
        log.alarm('forms refused for everyone', { set: 'RATE_LIMIT_TOTAL_PER_MINUTE', limit })
      }
      next(tooMany(windowEnd - now))
    },
    count() {
      startWindow(performance.now())
      stored += 1
    },
    refused: () => refused,
  }
}
