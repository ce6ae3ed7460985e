import { until } from '../testing/until.ts'
import { METRICS } from './harness.ts'

/** Reads one value of a server's `/metrics`, all channels together; undefined while it is down. */
export async function readMetric(address: string, name: string): Promise<number | undefined> {
  try {
    const headers = { Authorization: `Bearer ${METRICS.METRICS_TOKEN}` }
    const response = await fetch(`${address}/metrics`, { headers, signal: AbortSignal.timeout(3000) })
    const values = (await response.text()).matchAll(new RegExp(`^${name}(?:{.*})? (\\d+)$`, 'gm'))
    return [...values].reduce((sum, [, value]) => sum + Number(value), 0)
  } catch {
    return undefined
  }
}

/**
 * Waits until no inquiry is waiting for delivery.
 * @returns the time it took in milliseconds
 */
export async function untilDrained(address: string, timeoutMs: number): Promise<number> {
  const started = performance.now()
  await until(async () => (await readMetric(address, 'outbox_waiting')) === 0, 'an empty outbox', timeoutMs)
  return performance.now() - started
}
