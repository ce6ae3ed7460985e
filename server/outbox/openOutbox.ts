import { join } from 'node:path'
import type { Env } from '../env.ts'
import { errorCode, type Log } from '../log.ts'
import { eraseMails, mailFolder } from '../mail/mailFiles.ts'
import type { OnStep } from './file/durably.ts'
import { openFileAdmin } from './file/openFileAdmin.ts'
import { openFileOutbox } from './file/openFileOutbox.ts'
import type { Outbox, OutboxAdmin } from './Outbox.ts'
import { openPostgresAdmin } from './postgres/openPostgresAdmin.ts'
import { openPostgresOutbox } from './postgres/openPostgresOutbox.ts'

interface OpenOptions {
  env: Env
  log: Log
  /** Replaces the clock, in epoch milliseconds. */
  now?: (() => number) | undefined
  onStep?: OnStep | undefined
}

/**
 * Opens the configured store as its server: the table if `DATABASE_URL` is set, otherwise the file spool.
 * @throws {Error} one line that names the setting with an unusable value
 */
export function openOutbox({ env, log, now, onStep }: OpenOptions): Promise<Outbox> {
  const shared = {
    log,
    maxWaiting: env.OUTBOX_MAX_WAITING,
    retentionDays: env.LEAD_RETENTION_DAYS,
    // Jitter extends a delay by at most half.
    maxDelayMs: env.RETRY_MAX_SECONDS * 1500,
  }
  if (env.DATABASE_URL) {
    const leaseMs = env.OUTBOX_LEASE_SECONDS * 1000
    return openPostgresOutbox({ ...shared, databaseUrl: env.DATABASE_URL, leaseMs, now })
  }
  const files = {
    ...shared,
    root: spoolRoot(env),
    minFreeBytes: env.OUTBOX_MIN_FREE_KB * 1000,
    ...(now ? { now } : {}),
    ...(onStep ? { onStep } : {}),
  }
  return openFileOutbox(files).catch((error) => {
    throw error.syscall ? new Error(unusable(error.path ?? files.root, errorCode(error))) : error
  })
}

const unusable = (path: string, code: string) =>
  `DATA_DIR: ${path} can’t be used (${code}). It must be on a local disk and writable by this user.`

/** Opens the configured store for an operator, together with the mail folder. */
export async function openAdmin(env: Env, log: Log): Promise<OutboxAdmin> {
  const admin = await (env.DATABASE_URL
    ? openPostgresAdmin(env.DATABASE_URL, log)
    : openFileAdmin(spoolRoot(env)))
  return {
    ...admin,
    async erase(which) {
      const { references, files } = await admin.erase(which)
      return { references, files: files + (await eraseMails(mailFolder(env), which)) }
    },
  }
}

const spoolRoot = (env: Env) => join(env.DATA_DIR, 'outbox')
