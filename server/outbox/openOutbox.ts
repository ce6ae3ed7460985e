import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../env.ts'
import { errorCode, type Log } from '../log.ts'
import { eraseMails, mailFolder } from '../mail/mailFiles.ts'
import { createAdmin } from './createAdmin.ts'
import { createOutbox } from './createOutbox.ts'
import type { Database } from './Database.ts'
import { moveRows } from './moveRows.ts'
import type { Outbox, OutboxAdmin } from './Outbox.ts'
import { openPostgres } from './openPostgres.ts'
import { openSqlite } from './openSqlite.ts'
import { eraseFormerFiles, hasSpool, takeOverSpool } from './takeOverSpool.ts'

/** The outbox file in `DATA_DIR`. */
const outboxFile = (env: Env) => join(env.DATA_DIR, 'outbox.db')
/** Names the database that holds the inquiries, because without `DATABASE_URL` no one could know. */
const noteFile = (env: Env) => join(env.DATA_DIR, 'outbox.postgres')

/**
 * Opens the configured store as a server of it: the table in Postgres if `DATABASE_URL` is set, otherwise the file in
 * `DATA_DIR`. Takes over what an earlier version or the other setting left.
 * @throws {Error} one line that names the setting with an unusable value
 */
export async function openOutbox(env: Env, log: Log): Promise<Outbox> {
  const options = {
    log,
    maxWaiting: env.OUTBOX_MAX_WAITING,
    retentionDays: env.LEAD_RETENTION_DAYS,
    // Jitter extends a delay by at most half.
    maxDelayMs: env.RETRY_MAX_SECONDS * 1500,
    leaseMs: env.OUTBOX_LEASE_SECONDS * 1000,
  }
  if (!env.DATABASE_URL) {
    await refuseIfElsewhere(env)
    return createOutbox(await openFile(env, log), options)
  }
  const db = await openPostgres(env.DATABASE_URL, log, true)
  try {
    await leaveNote(env, db, log)
    await moveFileTo(db, env, log)
  } catch (error) {
    await db.close()
    throw error
  }
  return createOutbox(db, options)
}

/**
 * Opens the configured store for an operator.
 * @throws {Error} if there is none, or if inquiries elsewhere would be overlooked
 */
export async function openAdmin(env: Env, log: Log): Promise<OutboxAdmin> {
  if (!env.DATABASE_URL) await refuseIfElsewhere(env)
  const hasFile = existsSync(outboxFile(env))
  if (hasSpool(env.DATA_DIR) || (env.DATABASE_URL && hasFile && !(await isEmpty(env))))
    throw new Error(
      `DATA_DIR: ${env.DATA_DIR} still holds inquiries of an earlier version or setting. Start the server, which takes them over.`,
    )
  if (!hasFile && !env.DATABASE_URL)
    throw new Error(
      `DATA_DIR: this user finds no outbox in ${env.DATA_DIR}. Run this as the server’s user, with its settings (docs/operations.md).`,
    )
  const db = env.DATABASE_URL
    ? await openPostgres(env.DATABASE_URL, log, false)
    : await openSqlite(outboxFile(env))
  return createAdmin(
    db,
    async (which, references) =>
      (await eraseMails(mailFolder(env), references)) + (await eraseFormerFiles(env.DATA_DIR, which)),
  )
}

async function isEmpty(env: Env): Promise<boolean> {
  const file = await openSqlite(outboxFile(env))
  const rows = await file.query('select id from enquiry_outbox limit 1').finally(file.close)
  return rows.length === 0
}

/**
 * Moves all inquiries from Postgres to the file in `DATA_DIR`, so that the server can run without `DATABASE_URL`.
 * @returns how many were moved
 */
export async function leavePostgres(env: Env, log: Log): Promise<number> {
  if (!env.DATABASE_URL) throw new Error('DATABASE_URL: must name the database that holds the inquiries.')
  const db = await openPostgres(env.DATABASE_URL, log, false)
  const file = await openSqlite(outboxFile(env))
  try {
    // What it still accepted would stay behind, with nothing left that says where.
    const servers = await db.query(
      `select pid from pg_stat_activity where application_name = current_setting('application_name')
         and datname = current_database() and pid <> pg_backend_pid()`,
    )
    if (servers.length > 0) throw new Error('DATABASE_URL: a server still uses it. Stop it first.')
    const moved = await moveRows(db, file)
    await rm(noteFile(env), { force: true })
    return moved
  } finally {
    await db.close()
    await file.close()
  }
}

async function openFile(env: Env, log: Log): Promise<Database> {
  const file = await openSqlite(outboxFile(env), env.OUTBOX_MIN_FREE_KB * 1000)
  try {
    await takeOverSpool(env.DATA_DIR, file, log)
    return file
  } catch (error) {
    await file.close()
    throw error
  }
}

async function moveFileTo(db: Database, env: Env, log: Log): Promise<void> {
  if (!existsSync(outboxFile(env)) && !hasSpool(env.DATA_DIR)) return
  const file = await openFile(env, log)
  try {
    const inquiries = await moveRows(file, db)
    if (inquiries > 0) log.info('inquiries moved to the database', { inquiries })
  } finally {
    await file.close()
  }
}

/** The database that holds the inquiries, according to the note. */
const readNote = (env: Env) =>
  readFile(noteFile(env), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  )

async function refuseIfElsewhere(env: Env): Promise<void> {
  const elsewhere = await readNote(env)
  if (elsewhere === undefined) return
  throw new Error(
    `DATABASE_URL: is not set, but the inquiries are in ${elsewhere}.\n` +
      'To keep them in DATA_DIR instead, set it and run: npm run outbox -- leave-postgres\n' +
      `To give them up, delete ${noteFile(env)}.`,
  )
}

async function leaveNote(env: Env, { location }: Database, log: Log): Promise<void> {
  const former = (await readNote(env)) ?? location
  if (former !== location) log.alarm('another database', { former, location })
  try {
    await mkdir(env.DATA_DIR, { recursive: true, mode: 0o700 })
    await writeFile(noteFile(env), `${location}\n`, { mode: 0o600, flush: true })
  } catch (error) {
    // The inquiries are safe; only a later start without the setting goes unnoticed.
    log.warn('database not noted in DATA_DIR', { code: errorCode(error) })
  }
}
