import { join } from 'node:path'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import type { OnStep } from './file/durably.ts'
import { openFileDesk } from './file/openFileDesk.ts'
import { openFileOutbox } from './file/openFileOutbox.ts'
import type { Outbox, OutboxDesk } from './Outbox.ts'

interface OpenOptions {
  env: Env
  log: Log
  now: () => number
  onStep?: OnStep | undefined
}

/** Opens the store of the settings, as its server. */
export function openOutbox({ env, log, now, onStep }: OpenOptions): Promise<Outbox> {
  return openFileOutbox({
    root: spoolRoot(env),
    log,
    now,
    minFreeBytes: env.OUTBOX_MIN_FREE_KB * 1000,
    maxWaiting: env.OUTBOX_MAX_WAITING,
    retentionDays: env.LEAD_RETENTION_DAYS,
    longestDelayMs: env.RETRY_MAX_SECONDS * 1500,
    ...(onStep ? { onStep } : {}),
  })
}

/** Opens the store of the settings for an operator. */
export function openDesk(env: Env): Promise<OutboxDesk> {
  return openFileDesk(spoolRoot(env))
}

const spoolRoot = (env: Env) => join(env.DATA_DIR, 'outbox')
