import type { RequestHandler } from 'express'
import { HttpProblem } from './HttpProblem.ts'

const MAX_HEADER_COUNT = 100

/**
 * Refuses what no browser sends: too many headers (Node silently drops the last ones, which may be a proxy's), and a
 * missing or duplicate `Host` (RFC 9112, section 3.2).
 */
export const checkHeaders: RequestHandler = ({ rawHeaders, httpVersion }, _response, next) => {
  const names = rawHeaders.filter((_, at) => at % 2 === 0)
  if (names.length > MAX_HEADER_COUNT) throw new HttpProblem(431, 'The request has too many headers.')
  const hosts = names.filter((name) => name.toLowerCase() === 'host').length
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1'))
    throw new HttpProblem(400, 'The request must have exactly one Host header.')
  next()
}
