import type { RequestHandler } from 'express'
import { HttpProblem } from './HttpProblem.ts'

const MOST_HEADERS = 100

/**
 * Refuses what no browser sends: more headers than anyone needs (Node would drop the last ones without a word, among them
 * those of a proxy), and none or two of `Host` (RFC 9112, section 3.2).
 */
export const checkHead: RequestHandler = ({ rawHeaders, httpVersion }, _response, next) => {
  const names = rawHeaders.filter((_, at) => at % 2 === 0)
  if (names.length > MOST_HEADERS) throw new HttpProblem(431, 'The request has too many headers.')
  const hosts = names.filter((name) => name.toLowerCase() === 'host').length
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1'))
    throw new HttpProblem(400, 'The request needs one Host.')
  next()
}
