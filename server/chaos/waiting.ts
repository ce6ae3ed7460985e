import { until } from '../testing/until.ts'
import { sleep } from './workplace.ts'

/** Reads one figure of a server's metrics; undefined while it is away. */
export async function metric(address: string, name: string): Promise<number | undefined> {
  try {
    const text = await (await fetch(`${address}/metrics`, { signal: AbortSignal.timeout(3000) })).text()
    const found = new RegExp(`^${name} (\\d+)$`, 'm').exec(text)
    return found ? Number(found[1]) : undefined
  } catch {
    await sleep(100)
    return undefined
  }
}

/** Waits until nothing waits for delivery any more; returns the time it took in milliseconds. */
export async function untilDrained(address: string, timeoutMs: number): Promise<number> {
  const started = performance.now()
  await until(async () => (await metric(address, 'outbox_waiting')) === 0, 'an empty outbox', timeoutMs)
  return performance.now() - started
}
