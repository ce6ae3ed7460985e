import type { RequestHandler } from 'express'
import { rateLimit } from 'express-rate-limit'
import type { Env } from '../env.ts'
import { HttpProblem } from './HttpProblem.ts'

type Limits = Pick<Env, 'RATE_LIMIT_PER_MINUTE' | 'RATE_LIMIT_PER_HOUR' | 'RATE_LIMIT_TOTAL_PER_MINUTE'>

const MINUTE_MS = 60_000

/** Limits of sent forms: per visitor (IPv6 by /56) in a minute and in an hour, and for everybody. 0 is no limit. */
export function limitRates(limits: Limits): RequestHandler[] {
  return [
    limiter(limits.RATE_LIMIT_PER_MINUTE, MINUTE_MS),
    limiter(limits.RATE_LIMIT_PER_HOUR, 60 * MINUTE_MS),
    limiter(limits.RATE_LIMIT_TOTAL_PER_MINUTE, MINUTE_MS, () => 'everybody'),
  ].filter((limit) => limit !== undefined)
}

function limiter(limit: number, windowMs: number, keyGenerator?: () => string): RequestHandler | undefined {
  if (limit === 0) return undefined
  return rateLimit({
    limit,
    windowMs,
    ...(keyGenerator ? { keyGenerator } : {}),
    legacyHeaders: false,
    standardHeaders: false,
    handler: (request, _response, next) => {
      const resetTime = (request as unknown as { rateLimit?: { resetTime?: Date } }).rateLimit?.resetTime
      const seconds = Math.max(
        1,
        Math.ceil(((resetTime?.getTime() ?? Date.now() + windowMs) - Date.now()) / 1000),
      )
      const detail = 'Too many messages in a short time. Please wait a moment and send it again.'
      next(new HttpProblem(429, detail, { 'Retry-After': String(seconds) }))
    },
  })
}
