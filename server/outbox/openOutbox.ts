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
  /** Stands in for the clock, in epoch milliseconds. */
  now?: (() => number) | undefined
  onStep?: OnStep | undefined
}

/**
 * Opens the store of the settings as its server: the table when `DATABASE_URL` is set, else the file spool.
 * @throws {Error} one line that names the setting whose value cannot be used.
 */
export function openOutbox({ env, log, now, onStep }: OpenOptions): Promise<Outbox> {
  const shared = {
    log,
    maxWaiting: env.OUTBOX_MAX_WAITING,
    retentionDays: env.LEAD_RETENTION_DAYS,
    // Half as much again is the longest a delay can be spread.
    longestDelayMs: env.RETRY_MAX_SECONDS * 1500,
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
  `DATA_DIR: ${path} cannot be used (${code}). It must lie on a local disk, and this user must be allowed to write there.`

/** Opens the store of the settings for an operator, together with the folder of mails. */
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
