import { until } from '../testing/until.ts'
import { METRICS, sleep } from './harness.ts'

/**
 * Reads a server's `/metrics`.
 * @throws while it is down
 */
async function readMetrics(address: string): Promise<string> {
  const headers = { Authorization: `Bearer ${METRICS.METRICS_TOKEN}` }
  const response = await fetch(`${address}/metrics`, { headers, signal: AbortSignal.timeout(3000) })
  return response.text()
}

/** Reads one value of a server's metrics; undefined while it is down. */
async function metric(address: string, name: string): Promise<number | undefined> {
  try {
    const found = new RegExp(`^${name} (\\d+)$`, 'm').exec(await readMetrics(address))
    return found ? Number(found[1]) : undefined
  } catch {
    await sleep(100)
    return undefined
  }
}

/** Reads one value of a server that should be up, again if a busy machine delays the answer. */
export async function untilMetric(address: string, name: string): Promise<number | undefined> {
  let value: number | undefined
  const read = async () => {
    value = await metric(address, name)
    return value !== undefined
  }
  await until(read, name).catch(() => {})
  return value
}

/**
 * Waits until no enquiry is waiting for delivery.
 * @returns the time it took in milliseconds
 */
export async function untilDrained(address: string, timeoutMs: number): Promise<number> {
  const started = performance.now()
  await until(async () => (await metric(address, 'outbox_waiting')) === 0, 'an empty outbox', timeoutMs)
  return performance.now() - started
}
