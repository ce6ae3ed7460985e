import pg from 'pg'
import { errorCode, type Log } from '../../log.ts'

/** One row per enquiry. `enquiry` is null once its text was deleted; the rest then serves as a marker. */
const TABLE = `
  create table if not exists enquiry_outbox (
    id text primary key,
    fingerprint text not null,
    received_at timestamptz not null,
    enquiry jsonb,
    state text not null default 'waiting' check (state in ('waiting', 'held', 'delivered')),
    reason text,
    next_at timestamptz not null,
    changed_at timestamptz not null,
    lease uuid,
    leased_until timestamptz
  );
  create index if not exists enquiry_outbox_waiting on enquiry_outbox (next_at) where state = 'waiting';
`
/** Any constant: keeps two servers that start at once from making the table twice. */
const TABLE_LOCK = 7_240_511

/**
 * Connects to the database and makes sure that it has our table.
 * @throws {Error} one clear line when it cannot be used. The address is left out, as it may hold a password.
 */
export async function connectDatabase(databaseUrl: string, log: Log): Promise<pg.Pool> {
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
    await makeTable(pool)
    return pool
  } catch (error) {
    await pool.end().catch(() => {})
    throw new Error(`The database of DATABASE_URL cannot be used (${errorCode(error)}).`)
  }
}

async function makeTable(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [TABLE_LOCK])
    await client.query(TABLE)
    await client.query('commit')
  } finally {
    client.release()
  }
}
