import type { RequestListener } from 'node:http'
import express from 'express'
import { ENQUIRY_ENDPOINTS } from '#content/schema/enquiryRequest.ts'
import type { Env } from './env.ts'
import { enquiryRoutes } from './forms/enquiryRoutes.ts'
import { sendAgainPage } from './forms/sendAgainPage.ts'
import { allowOrigins } from './http/allowOrigins.ts'
import { checkHead } from './http/checkHead.ts'
import { checkOrigin } from './http/checkOrigin.ts'
import { HttpProblem } from './http/HttpProblem.ts'
import { handleErrors } from './http/handleErrors.ts'
import { healthRoutes } from './http/health.ts'
import { limitRates } from './http/limitRates.ts'
import { lineUpForms } from './http/lineUpForms.ts'
import { readBytes } from './http/readBody.ts'
import { createRefusals } from './http/refusals.ts'
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
  /** A new enquiry lies in the outbox. */
  onAccepted: () => void
  isStopping?: () => boolean
  /** The clock, in epoch milliseconds. */
  now?: () => number
}

const ENDPOINTS = Object.values(ENQUIRY_ENDPOINTS)

/** The whole HTTP side: health, the two endpoints and the built site. It does not listen. */
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

  // Whatever the answer will be; files and pages replace the policy by their own.
  app.use((request, response, next) => {
    setDataHeaders(request, response)
    next()
  })
  app.use(checkHead)
  app.use(healthRoutes({ outbox, isStopping: isStopping ?? (() => false), metricsToken: env.METRICS_TOKEN }))
  app.use('/api', allowOrigins(apart))
  app.all(ENDPOINTS, (request, _response, next) => {
    next(request.method === 'POST' ? undefined : new HttpProblem(405, 'Send a POST.', { Allow: 'POST' }))
  })
  const refusals = createRefusals()
  // The limits come first, so that there is an end to refusals of every other kind as well.
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
  return lineUpForms(app, { refusals, trustedProxies, allowedOrigins: apart, sendAgainPage })
}

const domainOf = (mailbox: string) => mailbox.slice(mailbox.lastIndexOf('@') + 1).replace('>', '')
