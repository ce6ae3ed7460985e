import type { RequestListener } from 'node:http'
import express from 'express'
import { ENQUIRY_ENDPOINTS } from '#content/schema/enquiryRequest.ts'
import type { Env } from './env.ts'
import { enquiryRoutes } from './forms/enquiryRoutes.ts'
import { sendAgainPage } from './forms/sendAgainPage.ts'
import { allowOrigins } from './http/allowOrigins.ts'
import { checkHeaders } from './http/checkHeaders.ts'
import { checkOrigin } from './http/checkOrigin.ts'
import { createRefusals } from './http/createRefusals.ts'
import { HttpProblem } from './http/HttpProblem.ts'
import { handleErrors } from './http/handleErrors.ts'
import { healthRoutes } from './http/healthRoutes.ts'
import { limitRates } from './http/limitRates.ts'
import { queueForms } from './http/queueForms.ts'
import { readBytes } from './http/readBody.ts'
import { serveSite } from './http/serveSite.ts'
import { setDataHeaders } from './http/setHeaders.ts'
import type { Log } from './log.ts'
import type { Outbox } from './outbox/Outbox.ts'

export interface AppOptions {
  env: Env
  outbox: Outbox
  log: Log
  /** The folder `dist/client`. */
  siteRoot: string
  /** Called after an enquiry was stored. */
  onAccepted: () => void
  isStopping?: () => boolean
  /** The clock, in epoch milliseconds. */
  now?: () => number
}

const ENDPOINTS = Object.values(ENQUIRY_ENDPOINTS)

/** Builds the HTTP application: health checks, the two form endpoints and the built site. It doesn't listen yet. */
export function createApp({
  env,
  outbox,
  log,
  siteRoot,
  onAccepted,
  isStopping,
  now = Date.now,
}: AppOptions): RequestListener {
  const app = express()
  app.disable('x-powered-by')
  app.enable('case sensitive routing')
  app.enable('strict routing')
  app.set('trust proxy', env.TRUST_PROXY)
  const site = env.SITE_URL === undefined ? [] : [new URL(env.SITE_URL).origin]
  const apart = new Set(env.ALLOWED_ORIGINS)

  // Defaults for every response; files and pages replace the policy with their own.
  app.use((request, response, next) => {
    setDataHeaders(request, response)
    next()
  })
  app.use(checkHeaders)
  app.use(healthRoutes({ outbox, isStopping: isStopping ?? (() => false), metricsToken: env.METRICS_TOKEN }))
  app.use('/api', allowOrigins(apart))
  app.all(ENDPOINTS, (request, _response, next) => {
    next(request.method === 'POST' ? undefined : new HttpProblem(405, 'Send a POST.', { Allow: 'POST' }))
  })
  const refusals = createRefusals()
  // Rate limits run first so that they also bound the number of requests refused for other reasons.
  const guards = [...limitRates(env, refusals), checkOrigin(new Set([...site, ...apart])), readBytes()]
  const mailDomain = domainOf(env.MAIL_FROM)
  app.use(
    enquiryRoutes({ outbox, log, siteRoot, onAccepted, now, mailDomain, guards, allowedOrigins: apart }),
  )
  app.use('/api', () => {
    throw new HttpProblem(404, 'There is no such endpoint.')
  })
  app.use(serveSite(siteRoot))
  app.use(handleErrors(log))
  const trustedProxies = env.TRUST_PROXY
  return queueForms(app, { refusals, trustedProxies, allowedOrigins: apart, sendAgainPage })
}

const domainOf = (mailbox: string) => mailbox.slice(mailbox.lastIndexOf('@') + 1).replace('>', '')
