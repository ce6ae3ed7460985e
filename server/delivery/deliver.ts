import { errorCode, type Log } from '../log.ts'
import { composeMail, composeNotice, type MailAddresses } from '../mail/composeMail.ts'
import { type Mailer, MailFailure } from '../mail/Mailer.ts'
import type { Claim, Outbox } from '../outbox/Outbox.ts'
import { type RetryTimes, retryDelay } from '../outbox/retryDelay.ts'
import type { CircuitBreaker } from './createCircuitBreaker.ts'

export interface DeliverOptions {
  outbox: Outbox
  mailer: Mailer
  log: Log
  breaker: CircuitBreaker
  retry: RetryTimes
  addresses: MailAddresses
  /** Receives an inquiry that the sales address has rejected for an hour. */
  fallback: string | undefined
  random?: (() => number) | undefined
  signal: AbortSignal
}

const FALLBACK_AFTER_MS = 3_600_000
/** RFC 5321, section 4.5.4.1. The inquiry is kept even then. */
const HOLD_AFTER_MS = 5 * 24 * 3_600_000
/** Short, because stopping the server while a delivered mail isn't recorded causes a duplicate. */
const RECORD_RETRY_MS = 500
const SLOW_MS = 60_000

/**
 * Makes one delivery attempt and records its outcome.
 * @throws when the outcome can't be recorded
 */
export async function deliver(claim: Claim, options: DeliverOptions): Promise<void> {
  const { mailer, addresses, breaker, log, signal } = options
  const { inquiry } = claim
  const started = performance.now()
  const facts = () => ({
    reference: inquiry.reference,
    kind: inquiry.kind,
    ms: Math.round(performance.now() - started),
  })
  const slow = setTimeout(() => log.warn('mail server is slow', facts()), SLOW_MS)
  try {
    await mailer.send(composeMail(inquiry, addresses), addresses.to, signal)
    clearTimeout(slow)
    if (breaker.recordSuccess()) log.info('mail server back')
    await recordDone(claim, options)
    log.info('delivered', facts())
  } catch (error) {
    clearTimeout(slow)
    const failure = error instanceof MailFailure ? error : new MailFailure('mail', errorCode(error))
    log.warn('attempt failed', { ...facts(), why: failure.kind, code: failure.code })
    const ageMs = claim.ageMs + performance.now() - started
    await recordFailure({ ...claim, ageMs }, failure, options)
  }
}

/** Retries until the delivery is recorded: an inquiry without a record would be sent again. */
async function recordDone(claim: Claim, { outbox, log, signal }: DeliverOptions): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await outbox.done(claim)
    } catch (error) {
      if (tries === 1)
        log.alarm('delivery not recorded', { reference: claim.inquiry.reference, code: errorCode(error) })
      if (signal.aborted) return
      await new Promise((resolve) => setTimeout(resolve, RECORD_RETRY_MS))
    }
  }
}

async function recordFailure(claim: Claim, failure: MailFailure, options: DeliverOptions): Promise<void> {
  const { outbox, breaker, retry, random } = options
  const { ageMs } = claim
  const probeDelayMs = failure.kind === 'transport' ? breaker.recordFailure() : undefined
  if (probeDelayMs === undefined && breaker.recordSuccess()) options.log.info('mail server back')
  if (failure.kind === 'content' && (await sendNotice(claim, options))) {
    // The filter may have been fixed between the two mails; only a second rejection proves that the text is the
    // cause.
    const second = await sendAgain(claim, options)
    if (second === 'sent') return recordDone(claim, options)
    if (second === 'content') return hold(claim, failure, options)
  }
  if (probeDelayMs === undefined && ageMs >= FALLBACK_AFTER_MS && (await sendToFallback(claim, options)))
    return recordDone(claim, options)
  if (ageMs >= HOLD_AFTER_MS) return hold(claim, failure, options)
  await outbox.defer(claim, probeDelayMs ?? retryDelay(ageMs, retry, random))
}

async function hold(claim: Claim, failure: MailFailure, { outbox, log }: DeliverOptions): Promise<void> {
  await outbox.hold(claim, `${failure.kind}: ${failure.code}`)
  log.alarm('held', { reference: claim.inquiry.reference, why: failure.kind, code: failure.code })
}

/** If the server accepts a mail without the visitor's text, the text was the cause of the rejection. */
function sendNotice({ inquiry }: Claim, { mailer, addresses, signal }: DeliverOptions): Promise<boolean> {
  return succeeds(mailer.send(composeNotice(inquiry, addresses), addresses.to, signal))
}

async function sendAgain({ inquiry }: Claim, { mailer, addresses, signal }: DeliverOptions) {
  try {
    await mailer.send(composeMail(inquiry, addresses), addresses.to, signal)
    return 'sent'
  } catch (error) {
    return error instanceof MailFailure ? error.kind : 'mail'
  }
}

async function sendToFallback({ inquiry }: Claim, options: DeliverOptions): Promise<boolean> {
  const { mailer, addresses, fallback, signal, log } = options
  if (!fallback) return false
  const sent = await succeeds(mailer.send(composeMail(inquiry, addresses), fallback, signal))
  if (sent) log.alarm('delivered to the fallback address', { reference: inquiry.reference })
  return sent
}

const succeeds = (attempt: Promise<void>) =>
  attempt.then(
    () => true,
    () => false,
  )
