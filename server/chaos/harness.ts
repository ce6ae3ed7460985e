import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs `work` in a new temporary folder. */
export async function inNewFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The quantile of a list, such as 0.99. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

/** Lets the tests read a server's metrics. */
export const METRICS = { METRICS_TOKEN: 'token-of-the-tests' }

/** Settings without rate limits and with short delays. */
export const FAST: Record<string, string> = {
  RATE_LIMIT_PER_MINUTE: '0',
  RATE_LIMIT_PER_HOUR: '0',
  RATE_LIMIT_TOTAL_PER_MINUTE: '0',
  CONNECTIONS_PER_ADDRESS: '0',
  OUTBOX_MIN_FREE_KB: '0',
  ...METRICS,
  OUTBOX_LEASE_SECONDS: '5',
  RETRY_MIN_SECONDS: '1',
  RETRY_MAX_SECONDS: '3',
}
