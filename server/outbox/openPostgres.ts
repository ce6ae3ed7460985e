import pg from 'pg'
import { errorCode, type Log } from '../log.ts'
import type { Database, Statement, Value } from './Database.ts'
import { OutboxFullError } from './Outbox.ts'
import { COLUMNS, POSTGRES_TABLE } from './table.ts'

/** An arbitrary constant that keeps two starting servers from creating the table at the same time. */
const TABLE_LOCK = 7_240_511
const INSUFFICIENT_PRIVILEGE = '42501'
const REMEDY = 'Run the output of "npm run -s outbox -- schema" as the owner of the database.'

/** The table is missing or unusable. The message says what to do. */
class TableError extends Error {}

/**
 * Connects to the database and makes sure that our table exists, with as few privileges as possible.
 * @param mayCreate false for an operator's look: the wrong database must not look like an empty store
 * @throws {Error} one line if the database can't be used. Its user and password are omitted.
 */
export async function openPostgres(databaseUrl: string, log: Log, mayCreate: boolean): Promise<Database> {
  const { host, pathname } = new URL(databaseUrl)
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
    statement_timeout: 10_000,
    keepAlive: true,
    application_name: 'inquiry outbox',
    // The response to a visitor is a promise: it must not precede the commit on disk.
    options: '-c synchronous_commit=on',
  })
  // Without a listener, losing an idle connection would end the process.
  pool.on('error', (error) => log.warn('database connection lost', { code: errorCode(error) }))
  // The same in a transaction, between two statements; the next one fails.
  pool.on('connect', (client) => void client.on('error', () => {}))
  const query = async <Row>(sql: string, values: Value[] = [], also?: Statement) => {
    if (!also) return (await pool.query(sql, values)).rows as Row[]
    return inTransaction(pool, async (client) => {
      const { rows } = await client.query(sql, values)
      if (rows.length > 0) await client.query(...also)
      return rows as Row[]
    })
  }

  async function checkTable(): Promise<void> {
    const columns = await query<{ name: string }>(
      `select attname as name from pg_attribute
       where attrelid in (to_regclass('enquiry_outbox'), to_regclass('inquiry_count')) and attnum > 0 and not attisdropped`,
    )
    const missing = [...COLUMNS, 'count'].filter((column) => !columns.some(({ name }) => name === column))
    // Version 0.1.0 knew one channel and counted nothing, and a backup may be without the counts.
    const isOurs = missing.every((column) => ['channel', 'count'].includes(column))
    if (columns.length > 0 && !isOurs)
      throw new TableError(`The table enquiry_outbox is not ours: it has no column ${missing.join(', ')}.`)
    if (columns.length === 0 && !mayCreate)
      throw new TableError('The database of DATABASE_URL has no table enquiry_outbox.')
    if (missing.length > 0) await createTable(pool)
    const lacking = await query<{ name: string }>(
      `select privilege || ' on ' || name as name from unnest('{enquiry_outbox, inquiry_count}'::text[]) as name,
         unnest('{select, insert, update, delete}'::text[]) as privilege
       where not has_table_privilege(to_regclass(name), privilege)`,
    )
    if (lacking.length > 0) {
      const names = lacking.map(({ name }) => name).join(', ')
      throw new TableError(`The role of DATABASE_URL lacks these privileges: ${names}.`)
    }
  }

  try {
    await checkTable()
  } catch (error) {
    await pool.end().catch(() => {})
    if (error instanceof TableError) throw error
    throw new Error(`DATABASE_URL: the database can’t be used (${errorCode(error)}).`)
  }
  return {
    location: `the table enquiry_outbox in ${host}${pathname}`,
    readable: (columns) => columns.join(', '),
    skipLocked: ' for update skip locked',
    async now() {
      const [row] = await query<{ now: Date }>('select clock_timestamp() as now')
      return row?.now.getTime() ?? Number.NaN
    },
    query,
    async checkRoom() {},
    async checkWritable() {
      const [row] = await query<{ mode: string }>(`select current_setting('transaction_read_only') as mode`)
      if (row?.mode !== 'off') throw new OutboxFullError('the database is read-only')
    },
    async compact() {},
    backup: () => Promise.reject(new Error('Use pg_dump to back up the database (docs/operations.md).')),
    async check() {
      await checkTable()
      return []
    },
    close: () => pool.end(),
  }
}

async function createTable(pool: pg.Pool): Promise<void> {
  try {
    await inTransaction(pool, async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [TABLE_LOCK])
      await client.query(POSTGRES_TABLE)
    })
  } catch (error) {
    if (errorCode(error) !== INSUFFICIENT_PRIVILEGE) throw error
    throw new TableError(
      `The table enquiry_outbox is missing or of an earlier version, and the role of DATABASE_URL isn’t allowed to create it. ${REMEDY}`,
    )
  }
}

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // The end of the connection rolls back, even if a statement still runs.
    client.release(true)
    throw error
  }
}
