import type { RequestHandler } from 'express'
import { IDEMPOTENCY_HEADER } from '#content/schema/inquiryRequest.ts'

/**
 * Lets pages from the allowed origins read responses, for a site hosted separately from its endpoints. Without such
 * origins no CORS header is sent, and a preflight is treated like any other method.
 */
export function allowOrigins(allowed: string[]): RequestHandler {
  return (request, response, next) => {
    if (allowed.length > 0) response.vary('Origin')
    const { origin } = request.headers
    if (origin === undefined || !allowed.includes(origin)) return next()
    response.set({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' })
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return next()
    response.set({
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': `Content-Type, ${IDEMPOTENCY_HEADER}`,
      'Access-Control-Max-Age': '600',
    })
    response.status(204).end()
  }
}
