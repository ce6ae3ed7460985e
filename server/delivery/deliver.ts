import type { Channel, DeliveryFailure } from '../channels/Channel.ts'
import { errorCode, type Log } from '../log.ts'
import type { Claim, Outbox } from '../outbox/Outbox.ts'
import type { CircuitBreaker } from './createCircuitBreaker.ts'
import { type RetryTimes, retryDelay } from './retryDelay.ts'

export interface DeliverOptions {
  outbox: Outbox
  channel: Channel
  log: Log
  breaker: CircuitBreaker
  retry: RetryTimes
  signal: AbortSignal
}

/** Short, because stopping the server while a delivery isn't recorded causes a duplicate. */
const RECORD_RETRY_MS = 500
const SLOW_MS = 60_000

/**
 * Makes one delivery attempt and records its outcome.
 * @throws when the outcome can't be recorded
 */
export async function deliver(claim: Claim, options: DeliverOptions): Promise<void> {
  const { channel, breaker, log, signal } = options
  const { inquiry } = claim
  const started = performance.now()
  const facts = () => ({
    channel: channel.name,
    reference: inquiry.reference,
    kind: inquiry.kind,
    ms: Math.round(performance.now() - started),
  })
  const slow = setTimeout(() => log.warn(`${channel.receiver} is slow`, facts()), SLOW_MS)
  const failure = await channel
    .send(inquiry, { ageMs: claim.ageMs, signal })
    .catch((error): DeliveryFailure => ({ kind: 'later', code: errorCode(error), why: 'later' }))
  clearTimeout(slow)
  if (failure?.kind !== 'unreachable' && breaker.recordSuccess()) log.info(`${channel.receiver} back`)
  if (failure) {
    log.warn('attempt failed', { ...facts(), why: failure.why, code: failure.code })
    const ageMs = claim.ageMs + performance.now() - started
    return recordFailure({ ...claim, ageMs }, failure, options)
  }
  await recordDone(claim, options)
  log.info('delivered', facts())
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

async function recordFailure(claim: Claim, failure: DeliveryFailure, options: DeliverOptions): Promise<void> {
  const { outbox, channel, breaker, retry, log } = options
  const { kind, why, code } = failure
  const probeDelayMs = kind === 'unreachable' ? breaker.recordFailure() : undefined
  const isOver = claim.ageMs >= channel.giveUpAfterMs
  const end = kind === 'hold' || kind === 'drop' ? kind : isOver ? channel.atEnd : undefined
  const facts = { channel: channel.name, reference: claim.inquiry.reference, why, code }
  if (end === 'hold') {
    await outbox.hold(claim, `${why}: ${code}`)
    log.alarm('held', facts)
  } else if (end === 'drop') {
    await recordDone(claim, options)
    log.info('given up', facts)
  } else {
    await outbox.defer(claim, probeDelayMs ?? retryDelay(claim.ageMs, retry))
  }
}
