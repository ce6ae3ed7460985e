import pg from 'pg'
import { errorCode, type Log } from '../../log.ts'
import { prepareTable, SchemaError } from './schema.ts'

/**
 * Connects to the database and makes sure that it has our table.
 * @param mayCreate Whether a missing table is made.
 * @throws {Error} one clear line when it cannot be used. The address is left out, as it may hold a password.
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
    // The answer to a visitor is a promise: it must not come before the commit is on the disk.
    options: '-c synchronous_commit=on',
  })
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', (error) => log.warn('database connection lost', { code: errorCode(error) }))
  try {
    await prepareTable(pool, mayCreate)
    return pool
  } catch (error) {
    await pool.end().catch(() => {})
    if (error instanceof SchemaError) throw error
    throw new Error(`The database of DATABASE_URL cannot be used (${errorCode(error)}).`)
  }
}
