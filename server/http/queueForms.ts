import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { dataHeaders, pageHeaders } from '#content/schema/responseHeaders.ts'
import type { Refusals } from './createRefusals.ts'
import { TOO_MANY_DETAIL } from './limitRates.ts'
import { PROBLEM_TYPE, problemBody } from './problem.ts'
import { visitorKey } from './visitorKey.ts'

interface QueueOptions {
  refusals: Refusals
  trustedProxies: number
  /** Origins whose pages need CORS headers to read a response; the application answers them. */
  allowedOrigins: ReadonlySet<string>
  /** Response to a plain form that came too often. */
  sendAgainPage: string
}

/**
 * Admits forms one per turn of the event loop: serving a page takes several turns, so it waits for only one form per
 * turn, however many arrive. A refused visitor is answered from memory after only the headers were read.
 */
export function queueForms(listener: RequestListener, options: QueueOptions): RequestListener {
  const line: (() => void)[] = []
  const letOneIn = () => {
    line.shift()?.()
    if (line.length > 0) setImmediate(letOneIn)
  }
  const refuse = refuser(options.sendAgainPage)
  return (request, response) => {
    if (request.method !== 'POST') return listener(request, response)
    line.push(() => {
      if (request.socket.destroyed) return
      const seconds = secondsLeft(request, options)
      if (seconds === undefined) listener(request, response)
      else refuse(request, response, seconds, cameOverTls(request, options.trustedProxies))
    })
    if (line.length === 1) setImmediate(letOneIn)
  }
}

function secondsLeft(request: IncomingMessage, options: QueueOptions): number | undefined {
  const { origin } = request.headers
  if (origin !== undefined && options.allowedOrigins.has(origin)) return undefined
  return options.refusals.secondsLeft(visitorKey(request, options.trustedProxies))
}

/** Same rule as Express: the nearest proxy has to be trusted. */
const cameOverTls = ({ headers }: IncomingMessage, trustedProxies: number) =>
  trustedProxies > 0 &&
  String(headers['x-forwarded-proto'] ?? '')
    .split(',')[0]
    ?.trim() === 'https'

/** Both responses are built once, with and without TLS. */
function refuser(page: string) {
  const problem = problemBody({ status: 429, detail: TOO_MANY_DETAIL })
  const answers = {
    form: answer(page, 'text/html', (https) => pageHeaders(page, { https })),
    json: answer(problem, PROBLEM_TYPE, (https) => dataHeaders({ https })),
  }
  return (request: IncomingMessage, response: ServerResponse, seconds: number, https: boolean) => {
    const isForm = /^\s*application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')
    const { body, headers } = answers[isForm ? 'form' : 'json'](https)
    response.writeHead(429, { ...headers, 'Retry-After': seconds }).end(body)
  }
}

function answer(body: string, type: string, security: (https: boolean) => Record<string, string>) {
  const bytes = Buffer.from(body)
  const made = [false, true].map((https) => ({
    body: bytes,
    headers: {
      ...security(https),
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Length': bytes.length,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  }))
  const [plain, secure] = made as [(typeof made)[0], (typeof made)[0]]
  return (https: boolean) => (https ? secure : plain)
}
