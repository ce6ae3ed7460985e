import type { RequestListener } from 'node:http'
import express, { type Request } from 'express'
import { INQUIRY_ENDPOINTS } from '#content/schema/inquiryRequest.ts'
import { dataHeaders } from '#content/schema/responseHeaders.ts'
import type { Env } from './env.ts'
import { inquiryRoutes } from './forms/inquiryRoutes.ts'
import { allowOrigins } from './http/allowOrigins.ts'
import { checkOrigin } from './http/checkOrigin.ts'
import { HttpProblem } from './http/HttpProblem.ts'
import { handleErrors } from './http/handleErrors.ts'
import { healthRoutes } from './http/healthRoutes.ts'
import { limitTotal, limitVisitors } from './http/limitForms.ts'
import { checkFormat, readBody } from './http/readBody.ts'
import { serveSite } from './http/serveSite.ts'
import type { Log } from './log.ts'
import type { Outbox } from './outbox/Outbox.ts'

interface AppOptions {
  env: Env
  outbox: Outbox
  log: Log
  /** The folder `dist/client`. */
  siteRoot: string
  /** Called after an inquiry was stored. */
  onAccepted: () => void
  /** Called before a page is sent. */
  onPage: (request: Request, path: string) => void
  isStopping: () => boolean
}

const ENDPOINTS = Object.values(INQUIRY_ENDPOINTS)

/** Builds the HTTP application: health checks, the two form endpoints and the built site. It doesn't listen yet. */
export function createApp(options: AppOptions): RequestListener {
  const { env, outbox, log, siteRoot, onPage, isStopping } = options
  const app = express()
  app.disable('x-powered-by')
  app.enable('case sensitive routing')
  app.enable('strict routing')
  app.set('trust proxy', env.TRUST_PROXY)
  const total = limitTotal(env.RATE_LIMIT_TOTAL_PER_MINUTE, log)

  app.use((request, response, next) => {
    // Defaults for every response; files and pages replace the policy with their own. Over plain HTTP, as in
    // development, nothing may force the browser to HTTPS.
    response.set(dataHeaders({ https: request.secure }))
    // RFC 9112, section 3.2. Node itself refuses a request without one.
    const isWrong = (request.headersDistinct.host?.length ?? 0) > 1
    next(isWrong ? new HttpProblem(400, 'The request must have exactly one Host header.') : undefined)
  })
  app.use(healthRoutes({ outbox, isStopping, metricsToken: env.METRICS_TOKEN, refused: total.refused }))
  app.use('/api', allowOrigins(env.ALLOWED_ORIGINS))
  app.all(ENDPOINTS, (request, _response, next) => {
    next(request.method === 'POST' ? undefined : new HttpProblem(405, 'Send a POST.', { Allow: 'POST' }))
  })
  // What a foreign page can send is refused before any limit, so that it uses up no one's.
  const guards = [checkFormat, checkOrigin(env), ...limitVisitors(env), total.guard, readBody()]
  const onAccepted = () => {
    total.count()
    options.onAccepted()
  }
  app.use(inquiryRoutes({ env, outbox, log, siteRoot, guards, onAccepted }))
  app.use('/api', () => {
    throw new HttpProblem(404, 'There is no such endpoint.')
  })
  app.use(serveSite(siteRoot, onPage))
  app.use(handleErrors(log))
  return app
}
