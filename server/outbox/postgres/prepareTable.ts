import type pg from 'pg'
import { errorCode } from '../../log.ts'

/** One row per enquiry. `enquiry` is null after its text was deleted; the rest then serves as a marker. */
const COLUMNS = [
  { name: 'id', type: 'text', rules: 'primary key' },
  { name: 'fingerprint', type: 'text', rules: 'not null' },
  { name: 'received_at', type: 'timestamp with time zone', rules: 'not null' },
  { name: 'enquiry', type: 'jsonb', rules: '' },
  {
    name: 'state',
    type: 'text',
    rules: "not null default 'waiting' check (state in ('waiting', 'held', 'delivered'))",
  },
  { name: 'reason', type: 'text', rules: '' },
  { name: 'next_at', type: 'timestamp with time zone', rules: 'not null' },
  { name: 'changed_at', type: 'timestamp with time zone', rules: 'not null' },
  { name: 'lease', type: 'uuid', rules: '' },
  { name: 'leased_until', type: 'timestamp with time zone', rules: '' },
]
type Column = (typeof COLUMNS)[number]

const define = ({ name, type, rules }: Column) => `${name} ${type} ${rules}`.trim()

/** Creates the table; requires ownership of the schema. */
export const TABLE_SQL = `create table if not exists enquiry_outbox (
${COLUMNS.map((column) => `  ${define(column)}`).join(',\n')}
);
create index if not exists enquiry_outbox_waiting on enquiry_outbox (next_at) where state = 'waiting';
`
/** The only privileges a server needs. */
const PRIVILEGES = ['select', 'insert', 'update', 'delete']

/** The table is missing or unusable. The message says what to do. */
export class SchemaError extends Error {
  override name = 'SchemaError'
}

/** An arbitrary constant that keeps two starting servers from creating or altering the table at the same time. */
const TABLE_LOCK = 7_240_511
const INSUFFICIENT_PRIVILEGE = '42501'
const REMEDY = 'Run the output of "npm run outbox -- schema" as the owner of the database.'

/**
 * Makes sure that the table exists and is usable, with as few privileges as possible: nothing is created or altered
 * unless something is missing.
 * @param mayCreate false for read-only inspection
 * @throws {SchemaError}
 */
export async function prepareTable(pool: pg.Pool, mayCreate: boolean): Promise<void> {
  const found = await readColumns(pool)
  if (found.size === 0) {
    if (!mayCreate) throw new SchemaError('The database of DATABASE_URL has no table enquiry_outbox.')
    await change(pool, TABLE_SQL, 'The table enquiry_outbox is missing')
  }
  const missing = COLUMNS.filter(({ name }) => found.size > 0 && !found.has(name))
  const old = missing.map(({ name }) => name).join(', ')
  if (missing.some(({ rules }) => rules !== ''))
    throw new SchemaError(`The table enquiry_outbox is not ours: it has no column ${old}.`)
  if (missing.length > 0) {
    const added = missing.map((column) => `add column if not exists ${define(column)}`).join(', ')
    await change(
      pool,
      `alter table enquiry_outbox ${added}`,
      `The table enquiry_outbox is out of date and lacks ${old}`,
    )
  }
  for (const { name, type } of COLUMNS) {
    const is = found.get(name)
    if (is !== undefined && is !== type)
      throw new SchemaError(`The column ${name} of enquiry_outbox is ${is} instead of ${type}.`)
  }
  await checkPrivileges(pool)
}

async function readColumns(pool: pg.Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = to_regclass('enquiry_outbox') and attnum > 0 and not attisdropped`,
  )
  return new Map(rows.map(({ name, type }) => [name, type]))
}

async function checkPrivileges(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from unnest($1::text[]) as name where not has_table_privilege('enquiry_outbox', name)`,
    [PRIVILEGES],
  )
  if (rows.length === 0) return
  const lacking = rows.map(({ name }) => name).join(', ')
  throw new SchemaError(
    `The role of DATABASE_URL lacks the privilege to ${lacking} on the table enquiry_outbox.`,
  )
}

async function change(pool: pg.Pool, sql: string, why: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [TABLE_LOCK])
    await client.query(sql)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    if (errorCode(error) !== INSUFFICIENT_PRIVILEGE) throw error
    throw new SchemaError(`${why}, and the role of DATABASE_URL isn’t allowed to change that. ${REMEDY}`)
  } finally {
    client.release()
  }
}
