import type { RequestHandler } from 'express'
import { rateLimit } from 'express-rate-limit'
import type { Env } from '../env.ts'
import { ALL_VISITORS, type Refusals } from './createRefusals.ts'
import { HttpProblem } from './HttpProblem.ts'
import { visitorKey } from './visitorKey.ts'

type Limits = Pick<
  Env,
  'RATE_LIMIT_PER_MINUTE' | 'RATE_LIMIT_PER_HOUR' | 'RATE_LIMIT_TOTAL_PER_MINUTE' | 'TRUST_PROXY'
>

const MINUTE_MS = 60_000

/** Shown to a visitor who sent too much. */
export const TOO_MANY_DETAIL = 'Too many messages in a short time. Please wait a moment and send it again.'

/**
 * Creates the rate limits of the forms: per visitor (IPv6 by /56) per minute and hour, and overall per minute. 0
 * means no limit.
 * @param refusals records who was refused and until when
 */
export function limitRates(limits: Limits, refusals: Refusals): RequestHandler[] {
  const ofVisitor = (request: Parameters<typeof visitorKey>[0]) => visitorKey(request, limits.TRUST_PROXY)
  return [
    limiter(limits.RATE_LIMIT_PER_MINUTE, MINUTE_MS, ofVisitor, refusals),
    limiter(limits.RATE_LIMIT_PER_HOUR, 60 * MINUTE_MS, ofVisitor, refusals),
    limiter(limits.RATE_LIMIT_TOTAL_PER_MINUTE, MINUTE_MS, () => ALL_VISITORS, refusals),
  ].filter((limit) => limit !== undefined)
}

function limiter(
  limit: number,
  windowMs: number,
  keyOf: (request: Parameters<typeof visitorKey>[0]) => string,
  refusals: Refusals,
): RequestHandler | undefined {
  if (limit === 0) return undefined
  return rateLimit({
    limit,
    windowMs,
    keyGenerator: keyOf,
    legacyHeaders: false,
    standardHeaders: false,
    handler: (request, _response, next) => {
      const { rateLimit: info } = request as typeof request & { rateLimit?: { resetTime?: Date } }
      const waitMs = (info?.resetTime?.getTime() ?? Date.now() + windowMs) - Date.now()
      const seconds = refusals.add(keyOf(request), waitMs)
      next(new HttpProblem(429, TOO_MANY_DETAIL, { 'Retry-After': String(seconds) }))
    },
  })
}
