import pg from 'pg'
import { errorCode, type Log } from '../../log.ts'
import { prepareTable, SchemaError } from './prepareTable.ts'

/**
 * Connects to the database and makes sure that our table exists.
 * @param mayCreate whether to create a missing table
 * @throws {Error} one line if the database can't be used. The address is omitted because it may hold a password.
 */
export async function connectDatabase(databaseUrl: string, log: Log, mayCreate = true): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
    statement_timeout: 10_000,
    keepAlive: true,
    application_name: 'enquiry outbox',
    // The response to a visitor is a promise: it must not precede the commit on disk.
    options: '-c synchronous_commit=on',
  })
  // Without a listener, losing an idle connection would end the process.
  pool.on('error', (error) => log.warn('database connection lost', { code: errorCode(error) }))
  try {
    await prepareTable(pool, mayCreate)
    return pool
  } catch (error) {
    await pool.end().catch(() => {})
    if (error instanceof SchemaError) throw error
    throw new Error(`DATABASE_URL: the database can’t be used (${errorCode(error)}).`)
  }
}
