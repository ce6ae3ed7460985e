import { errorCode, type Log } from '../log.ts'
import { composeMail, composeNotice, type MailAddresses } from '../mail/composeMail.ts'
import { type Mailer, MailFailure } from '../mail/Mailer.ts'
import type { Claim, Outbox } from '../outbox/Outbox.ts'
import { type RetryTimes, retryDelay } from '../outbox/retryDelay.ts'
import type { Breaker } from './createBreaker.ts'

export interface DeliverOptions {
  outbox: Outbox
  mailer: Mailer
  log: Log
  breaker: Breaker
  retry: RetryTimes
  addresses: MailAddresses
  /** Gets an enquiry that sales' own address would not take for an hour. */
  fallback: string | undefined
  random?: (() => number) | undefined
  signal: AbortSignal
}

const FALLBACK_AFTER_MS = 3_600_000
/** RFC 5321, section 4.5.4.1. Even then the enquiry is kept. */
const HOLD_AFTER_MS = 5 * 24 * 3_600_000
/** Short: whoever ends the server while a delivered mail is not recorded makes a copy of it. */
const RECORD_AGAIN_MS = 500

/** Makes one attempt for one enquiry and records how it ended. */
export async function deliver(claim: Claim, options: DeliverOptions): Promise<void> {
  const { mailer, addresses, breaker, log, signal } = options
  const { enquiry } = claim
  const started = performance.now()
  const facts = () => ({
    reference: enquiry.reference,
    kind: enquiry.kind,
    ms: Math.round(performance.now() - started),
  })
  try {
    await mailer.send(composeMail(enquiry, addresses), addresses.to, signal)
    if (breaker.closed()) log.info('mail server back')
    await recordDone(claim, options)
    log.info('delivered', facts())
  } catch (error) {
    const failure = error instanceof MailFailure ? error : new MailFailure('mail', errorCode(error))
    log.warn('attempt failed', { ...facts(), why: failure.kind, code: failure.code })
    const ageMs = claim.ageMs + performance.now() - started
    await recordFailure({ ...claim, ageMs }, failure, options)
  }
}

/** A delivered enquiry must not go out again because its record could not be written at once. */
async function recordDone(claim: Claim, { outbox, log, signal }: DeliverOptions): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await outbox.done(claim)
    } catch (error) {
      if (tries === 1)
        log.alarm('delivery not recorded', { reference: claim.enquiry.reference, code: errorCode(error) })
      if (signal.aborted) return
      await new Promise((resolve) => setTimeout(resolve, RECORD_AGAIN_MS))
    }
  }
}

async function recordFailure(claim: Claim, failure: MailFailure, options: DeliverOptions): Promise<void> {
  const { outbox, breaker, retry, random } = options
  const { ageMs } = claim
  const askAgainMs = failure.kind === 'transport' ? breaker.opened() : undefined
  if (askAgainMs === undefined && breaker.closed()) options.log.info('mail server back')
  if (failure.kind === 'content' && (await sendNotice(claim, options))) {
    // The filter may have been mended between the two mails; only a second refusal proves the text.
    const second = await sendAgain(claim, options)
    if (second === 'sent') return recordDone(claim, options)
    if (second === 'content') return hold(claim, failure, options)
  }
  if (askAgainMs === undefined && ageMs >= FALLBACK_AFTER_MS && (await sendToFallback(claim, options)))
    return recordDone(claim, options)
  if (ageMs >= HOLD_AFTER_MS) return hold(claim, failure, options)
  await outbox.defer(claim, askAgainMs ?? retryDelay(ageMs, retry, random))
}

async function hold(claim: Claim, failure: MailFailure, { outbox, log }: DeliverOptions): Promise<void> {
  await outbox.hold(claim, `${failure.kind}: ${failure.code}`)
  log.alarm('held', { reference: claim.enquiry.reference, why: failure.kind, code: failure.code })
}

/** That the server takes a mail without the visitor's text shows that the text was the reason. */
function sendNotice({ enquiry }: Claim, { mailer, addresses, signal }: DeliverOptions): Promise<boolean> {
  return succeeds(mailer.send(composeNotice(enquiry, addresses), addresses.to, signal))
}

async function sendAgain({ enquiry }: Claim, { mailer, addresses, signal }: DeliverOptions) {
  try {
    await mailer.send(composeMail(enquiry, addresses), addresses.to, signal)
    return 'sent'
  } catch (error) {
    return error instanceof MailFailure ? error.kind : 'mail'
  }
}

async function sendToFallback({ enquiry }: Claim, options: DeliverOptions): Promise<boolean> {
  const { mailer, addresses, fallback, signal, log } = options
  if (!fallback) return false
  const sent = await succeeds(mailer.send(composeMail(enquiry, addresses), fallback, signal))
  if (sent) log.alarm('delivered to the fallback address', { reference: enquiry.reference })
  return sent
}

const succeeds = (attempt: Promise<void>) =>
  attempt.then(
    () => true,
    () => false,
  )
