import type { RequestListener } from 'node:http'
import express, { type Request } from 'express'
import { INQUIRY_ENDPOINTS } from '#content/schema/inquiryRequest.ts'
import { dataHeaders } from '#content/schema/responseHeaders.ts'
import { otherDeliveries } from './channels/otherDeliveries.ts'
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

export interface AppOptions {
  env: Env
  outbox: Outbox
  log: Log
  /** The folder `dist/client`. */
  siteRoot: string
  /** Called after an inquiry was stored. */
  onAccepted: () => void
  /** Called before a page is sent. */
  onPage: (request: Request, path: string) => void
  isStopping?: () => boolean
  /** The clock, in epoch milliseconds. */
  now?: () => number
}

const ENDPOINTS = Object.values(INQUIRY_ENDPOINTS)

/** Builds the HTTP application: health checks, the two form endpoints and the built site. It doesn't listen yet. */
export function createApp({
  env,
  outbox,
  log,
  siteRoot,
  onAccepted,
  onPage,
  isStopping,
  now = Date.now,
}: AppOptions): RequestListener {
  const app = express()
  app.disable('x-powered-by')
  app.enable('case sensitive routing')
  app.enable('strict routing')
  app.set('trust proxy', env.TRUST_PROXY)
  const apart = new Set(env.ALLOWED_ORIGINS)
  const total = limitTotal(env.RATE_LIMIT_TOTAL_PER_MINUTE, log)

  app.use((request, response, next) => {
    // Defaults for every response; files and pages replace the policy with their own. Over plain HTTP, as in
    // development, nothing may force the browser to HTTPS.
    response.set(dataHeaders({ https: request.secure }))
    // RFC 9112, section 3.2
    const hosts = request.headersDistinct.host?.length ?? 0
    const isWrong = hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')
    next(isWrong ? new HttpProblem(400, 'The request must have exactly one Host header.') : undefined)
  })
  const metricsToken = env.METRICS_TOKEN
  app.use(
    healthRoutes({ outbox, isStopping: isStopping ?? (() => false), metricsToken, refused: total.refused }),
  )
  app.use('/api', allowOrigins(apart))
  app.all(ENDPOINTS, (request, _response, next) => {
    next(request.method === 'POST' ? undefined : new HttpProblem(405, 'Send a POST.', { Allow: 'POST' }))
  })
  // What a foreign page can send is refused before any limit, so that it uses up no one's.
  const guards = [
    checkFormat,
    checkOrigin(apart, env.SITE_URL),
    ...limitVisitors(env),
    total.guard,
    readBody(),
  ]
  const mailDomain = domainOf(env.MAIL_FROM)
  const onStored = () => {
    total.count()
    onAccepted()
  }
  app.use(
    inquiryRoutes({
      outbox,
      log,
      siteRoot,
      otherDeliveries: otherDeliveries(env),
      onAccepted: onStored,
      now,
      mailDomain,
      guards,
      allowedOrigins: apart,
    }),
  )
  app.use('/api', () => {
    throw new HttpProblem(404, 'There is no such endpoint.')
  })
  app.use(serveSite(siteRoot, onPage))
  app.use(handleErrors(log))
  return app
}

const domainOf = (mailbox: string) => mailbox.slice(mailbox.lastIndexOf('@') + 1).replace('>', '')
