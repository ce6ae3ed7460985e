import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '../log.ts'
import { createCircuitBreaker } from './createCircuitBreaker.ts'
import { type DeliverOptions, deliver } from './deliver.ts'

export interface DeliveryWorker {
  /** Looks for due inquiries now instead of at the next poll. */
  wake(): void
  /** Starts no new attempt and gives those in progress this long to finish. The rest stays in the outbox. */
  stop(graceMs: number): Promise<void>
}

/** Deliveries of one channel that a server makes concurrently, not counting those that hang. */
export const MAX_CONCURRENT_DELIVERIES = 2
/** An older attempt takes no slot: a receiver may take ten minutes to answer, and the others needn't wait for it. */
const HANGING_AFTER_MS = 30_000
const POLL_INTERVAL_MS = 1000

/** Delivers inquiries from the outbox on one channel until it is stopped. */
export function startDeliveryWorker(options: Omit<DeliverOptions, 'breaker' | 'signal'>): DeliveryWorker {
  const { outbox, channel, log } = options
  const breaker = createCircuitBreaker(options.retry)
  /** Attempts in progress, with their start. */
  const underWay = new Map<Promise<void>, number>()
  const abort = new AbortController()
  let stopping = false
  let pause = new AbortController()
  const wake = () => pause.abort()

  async function run(): Promise<void> {
    let readable = true
    while (!stopping) {
      try {
        await startDue()
        readable = true
      } catch (error) {
        // One alarm per outage is enough for a poll that runs every second.
        if (readable) log.alarm('outbox not readable', { code: errorCode(error) })
        readable = false
      }
      // Ends at once if something was due in the meantime.
      if (!stopping) await sleep(POLL_INTERVAL_MS, undefined, { signal: pause.signal }).catch(() => {})
      pause = new AbortController()
    }
  }

  async function startDue(): Promise<void> {
    if (channel.isStopped?.()) return
    const hanging = performance.now() - HANGING_AFTER_MS
    const running = [...underWay.values()].filter((started) => started > hanging).length
    const free = breaker.freeSlots(running, MAX_CONCURRENT_DELIVERIES)
    if (free <= 0) return
    for (const claim of await outbox.claim(channel.name, free)) {
      const attempt = deliver(claim, { ...options, breaker, signal: abort.signal })
        .catch((error) =>
          log.warn('attempt not recorded', { reference: claim.inquiry.reference, code: errorCode(error) }),
        )
        .finally(() => {
          underWay.delete(attempt)
          wake()
        })
      underWay.set(attempt, performance.now())
    }
  }

  const running = run()
  return {
    wake,
    async stop(graceMs) {
      stopping = true
      wake()
      const timer = setTimeout(() => abort.abort(), graceMs)
      await running
      await Promise.all(underWay.keys())
      clearTimeout(timer)
    },
  }
}
