import { errorCode, type Log } from '../log.ts'
import type { Outbox } from '../outbox/Outbox.ts'
import type { RetryTimes } from '../outbox/retryDelay.ts'
import { createBreaker } from './createBreaker.ts'
import { type DeliverOptions, deliver } from './deliver.ts'

export interface DeliveryWorkerOptions extends Omit<DeliverOptions, 'breaker' | 'signal'> {
  outbox: Outbox
  log: Log
  retry: RetryTimes
  /** The clock of this process, in epoch milliseconds; it paces the questions to a mail server that is away. */
  now: () => number
}

export interface DeliveryWorker {
  /** Something new lies in the outbox. */
  wake(): void
  /** Starts nothing more, and gives what is under way this long to end. The rest stays in the outbox. */
  stop(graceMs: number): Promise<void>
}

/** Mails under way at the same time in one server. */
export const DELIVERIES_AT_ONCE = 2
const LOOK_EVERY_MS = 1000

/** Carries enquiries from the outbox to sales until it is stopped. */
export function startDeliveryWorker(options: DeliveryWorkerOptions): DeliveryWorker {
  const { outbox, log, retry, now } = options
  const breaker = createBreaker(retry, now, options.random)
  const underWay = new Set<Promise<void>>()
  const abort = new AbortController()
  let stopping = false
  let rung = false
  let endPause = () => {}

  async function run(): Promise<void> {
    let readable = true
    while (!stopping) {
      try {
        await startDue()
        readable = true
      } catch (error) {
        // Once per outage is enough for a look that happens every second.
        if (readable) log.alarm('outbox not readable', { code: errorCode(error) })
        readable = false
      }
      if (!stopping) await pause()
    }
  }

  async function startDue(): Promise<void> {
    const room = breaker.room(underWay.size, DELIVERIES_AT_ONCE)
    if (room <= 0) return
    for (const claim of await outbox.claim(room)) {
      const attempt = deliver(claim, { ...options, breaker, signal: abort.signal })
        .catch((error) =>
          log.warn('attempt not recorded', { reference: claim.enquiry.reference, code: errorCode(error) }),
        )
        .finally(() => {
          underWay.delete(attempt)
          ring()
        })
      underWay.add(attempt)
    }
  }

  function ring(): void {
    rung = true
    endPause()
  }

  async function pause(): Promise<void> {
    if (!rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, LOOK_EVERY_MS)
        endPause = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    rung = false
  }

  const running = run()
  return {
    wake: ring,
    async stop(graceMs) {
      stopping = true
      ring()
      const timer = setTimeout(() => abort.abort(), graceMs)
      await running
      await Promise.all(underWay)
      clearTimeout(timer)
    },
  }
}
