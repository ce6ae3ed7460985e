import { randomUUID } from 'node:crypto'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { Attribution } from '#content/schema/attribution.ts'
import type { InquiryKind } from '#content/schema/inquiryFields.ts'
import { IDEMPOTENCY_HEADER, INQUIRY_ENDPOINTS } from '#content/schema/inquiryRequest.ts'
import { otherDeliveries } from '../channels/otherDeliveries.ts'
import type { Env } from '../env.ts'
import { HttpProblem } from '../http/HttpProblem.ts'
import { isPlainForm } from '../http/readBody.ts'
import type { Inquiry } from '../inquiry/Inquiry.ts'
import { fingerprintOf, inquiryId, referenceOf } from '../inquiry/identity.ts'
import { errorCode, type Log } from '../log.ts'
import { domainOf } from '../mail/mailStaff.ts'
import type { Outbox } from '../outbox/Outbox.ts'
import { answerFormErrors, sendThanks } from './answerForm.ts'
import { cleanAttribution } from './cleanAttribution.ts'
import { parseSubmission } from './parseSubmission.ts'

interface InquiryOptions {
  env: Env
  outbox: Outbox
  log: Log
  /** The built site, whose contact page is sent back when a plain form has mistakes. */
  siteRoot: string
  /** Middleware that decides whether a form is taken, and reads its body last. */
  guards: RequestHandler[]
  /** Called after a new inquiry was stored. */
  onAccepted: () => void
}

const RETRY_SECONDS = 30

/** Creates the routes of the two form endpoints. */
export function inquiryRoutes(options: InquiryOptions): Router {
  const router = Router({ strict: true, caseSensitive: true })
  for (const kind of Object.keys(INQUIRY_ENDPOINTS) as InquiryKind[]) {
    router.post(INQUIRY_ENDPOINTS[kind], ...options.guards, (request, response) =>
      receive(kind, request, response, options),
    )
    router.use(INQUIRY_ENDPOINTS[kind], answerFormErrors(kind, options.siteRoot))
  }
  return router
}

async function receive(kind: InquiryKind, request: Request, response: Response, options: InquiryOptions) {
  const started = performance.now()
  const isForm = isPlainForm(response)
  const submission = parseSubmission(kind, request.body)
  if (Array.isArray(submission)) {
    options.log.info('inquiry', { outcome: 'refused', kind, mistakes: submission.length })
    throw new HttpProblem(422, 'Please check the marked fields.', {}, submission)
  }

  const id = inquiryId(kind, idempotencyKey(request))
  const inquiry: Inquiry = {
    version: 1,
    id,
    kind,
    reference: referenceOf(id),
    receivedAt: new Date().toISOString(),
    fingerprint: fingerprintOf(id, submission.fields),
    messageId: `${id}@${domainOf(options.env.MAIL_FROM)}`,
    fields: submission.fields,
    attribution: { ...submission.attribution, ...(isForm && sentFromPage(request)) },
    suspicion: submission.suspicion,
  }
  const { outcome, receivedAt } = await store(inquiry, options)
  const { reference } = inquiry
  options.log.info('inquiry', { outcome, kind, reference, ms: Math.round(performance.now() - started) })
  if (outcome === 'conflict') {
    const detail = `Another form was already sent under this ${IDEMPOTENCY_HEADER}. Use a new one.`
    throw new HttpProblem(422, detail)
  }
  if (outcome === 'new') options.onAccepted()
  if (isForm) sendThanks(kind, request, response, options.env.ALLOWED_ORIGINS)
  else response.status(202).set('Cache-Control', 'no-store').json({ reference, receivedAt })
}

async function store(inquiry: Inquiry, { env, outbox, log }: InquiryOptions) {
  try {
    return await outbox.accept(inquiry, otherDeliveries(inquiry, env))
  } catch (error) {
    log.alarm('inquiry not stored', {
      kind: inquiry.kind,
      reference: inquiry.reference,
      code: errorCode(error),
    })
    const detail = 'We couldn’t save your message just now. Please send it again in a minute.'
    throw new HttpProblem(503, detail, { 'Retry-After': String(RETRY_SECONDS) })
  }
}

/** Without JavaScript, only the Referer header tells which page the form was on. */
function sentFromPage(request: Request): Attribution {
  const { referer = '' } = request.headers
  const url = URL.canParse(referer) ? new URL(referer) : undefined
  return cleanAttribution({ sentFrom: url && url.pathname + url.search })
}

/** Letters, digits and a few punctuation marks. Two headers arrive joined by a comma, which is not among them. */
const KEY = /^[\w.~:+/=-]{1,128}$/

/** The key of the draft. A plain form has none, so sent twice it is two inquiries. */
function idempotencyKey(request: Request): string {
  const value = request.get(IDEMPOTENCY_HEADER)
  if (value === undefined) return randomUUID()
  const key = value.replace(/^"(.*)"$/, '$1')
  if (!KEY.test(key)) throw new HttpProblem(400, `The ${IDEMPOTENCY_HEADER} must be one UUID.`)
  return key
}
