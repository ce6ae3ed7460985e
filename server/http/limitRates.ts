import type { RequestHandler } from 'express'
import { rateLimit } from 'express-rate-limit'
import type { Env } from '../env.ts'
import { HttpProblem } from './HttpProblem.ts'
import { EVERYBODY, type Refusals } from './refusals.ts'
import { visitorKey } from './visitorKey.ts'

type Limits = Pick<
  Env,
  'RATE_LIMIT_PER_MINUTE' | 'RATE_LIMIT_PER_HOUR' | 'RATE_LIMIT_TOTAL_PER_MINUTE' | 'TRUST_PROXY'
>

const MINUTE_MS = 60_000

/** What a visitor is told who sent too much. */
export const TOO_MANY = 'Too many messages in a short time. Please wait a moment and send it again.'

/**
 * Limits of sent forms: per visitor (IPv6 by /56) in a minute and in an hour, and for everyone. 0 is no limit.
 * @param refusals Is told who was refused and until when.
 */
export function limitRates(limits: Limits, refusals: Refusals): RequestHandler[] {
  const ofVisitor = (request: Parameters<typeof visitorKey>[0]) => visitorKey(request, limits.TRUST_PROXY)
  return [
    limiter(limits.RATE_LIMIT_PER_MINUTE, MINUTE_MS, ofVisitor, refusals),
    limiter(limits.RATE_LIMIT_PER_HOUR, 60 * MINUTE_MS, ofVisitor, refusals),
    limiter(limits.RATE_LIMIT_TOTAL_PER_MINUTE, MINUTE_MS, () => EVERYBODY, refusals),
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
      next(new HttpProblem(429, TOO_MANY, { 'Retry-After': String(seconds) }))
    },
  })
}
