import { randomUUID } from 'node:crypto'
import type { Enquiry } from '../../enquiry/Enquiry.ts'
import { errorCode, type Log } from '../../log.ts'
import { type Acceptance, type Claim, type Outbox, OutboxFullError } from '../Outbox.ts'
import { compareClocks } from './compareClocks.ts'
import { connectDatabase } from './connectDatabase.ts'
import { enquiryOf } from './enquiryOf.ts'
import { holdLeases } from './holdLeases.ts'

export interface PostgresOutboxOptions {
  databaseUrl: string
  log: Log
  maxWaiting: number
  retentionDays: number
  /** A due time further ahead comes from a clock that was wrong, and is ignored. */
  maxDelayMs: number
  /** Replaces the database's clock, in epoch milliseconds. */
  now?: (() => number) | undefined
  /** How long a claim lasts without renewal. */
  leaseMs?: number
}

const MIN_MARKER_DAYS = 7

/**
 * Opens the enquiry table as one of any number of servers. All times in it, including the time of acceptance, are
 * those of the database's clock, so the clock of a server has no influence.
 */
export async function openPostgresOutbox(options: PostgresOutboxOptions): Promise<Outbox> {
  const { databaseUrl, log, maxWaiting, retentionDays, maxDelayMs, leaseMs = 60_000 } = options
  const pool = await connectDatabase(databaseUrl, log)
  const clock = () => (options.now ? new Date(options.now()) : null)
  const leases = holdLeases({ pool, leaseMs, clock, log })
  if (!options.now) await compareClocks(pool, log)

  async function accept(enquiry: Enquiry): Promise<Acceptance> {
    const inserted = await pool.query<{ received_at: Date }>(
      `insert into enquiry_outbox (id, fingerprint, enquiry, received_at, next_at, changed_at)
       select $1, $2, $3, now, now, now from (select coalesce($4::timestamptz, now()) as now) moment
       where (select count(*) from enquiry_outbox where state = 'waiting') < $5
       on conflict (id) do nothing returning received_at`,
      [enquiry.id, enquiry.fingerprint, JSON.stringify(enquiry), clock(), maxWaiting],
    )
    const [stored] = inserted.rows
    if (stored) return { outcome: 'new', receivedAt: stored.received_at.toISOString() }
    const { rows } = await pool.query<{ fingerprint: string; received_at: Date }>(
      'select fingerprint, received_at from enquiry_outbox where id = $1',
      [enquiry.id],
    )
    const [earlier] = rows
    if (!earlier) throw new OutboxFullError('too many enquiries are waiting')
    const outcome = earlier.fingerprint === enquiry.fingerprint ? 'duplicate' : 'conflict'
    return { outcome, receivedAt: earlier.received_at.toISOString() }
  }

  async function claim(limit: number): Promise<Claim[]> {
    const lease = randomUUID()
    const { rows } = await pool.query<{ enquiry: Enquiry; received_at: Date; age_ms: number }>(
      `with moment as (select coalesce($1::timestamptz, clock_timestamp()) as now),
       due as (
         select id from enquiry_outbox, moment
         where state = 'waiting' and enquiry is not null
           and (next_at <= now or next_at > now + $2 * interval '1 ms')
           and (leased_until is null or leased_until < now or leased_until > now + 2 * $3 * interval '1 ms')
         order by next_at limit $4 for update of enquiry_outbox skip locked
       )
       update enquiry_outbox box set lease = $5, leased_until = now + $3 * interval '1 ms'
       from due, moment where box.id = due.id
       returning enquiry, received_at, (extract(epoch from now - received_at) * 1000)::float8 as age_ms`,
      [clock(), maxDelayMs, leaseMs, limit, lease],
    )
    for (const { enquiry } of rows) leases.add(enquiry.id, lease)
    return rows.map((row) => ({ enquiry: enquiryOf(row), token: lease, ageMs: row.age_ms }))
  }

  return {
    accept,
    claim,
    async done({ enquiry: { id } }) {
      // Not restricted to the lease: the mail was sent, whoever holds the lease by now, and recording it avoids a
      // duplicate.
      await pool.query(
        `update enquiry_outbox set state = 'delivered', changed_at = coalesce($2, now()), lease = null, leased_until = null
         where id = $1 and state = 'waiting'`,
        [id, clock()],
      )
      leases.drop(id)
    },
    async defer({ enquiry: { id }, token }, delayMs) {
      leases.drop(id)
      await pool.query(
        `update enquiry_outbox
         set next_at = coalesce($3::timestamptz, clock_timestamp()) + $4 * interval '1 ms', lease = null, leased_until = null
         where id = $1 and lease = $2 and state = 'waiting'`,
        [id, token, clock(), delayMs],
      )
    },
    async hold({ enquiry: { id }, token }, reason) {
      leases.drop(id)
      await pool.query(
        `update enquiry_outbox set state = 'held', reason = $3, changed_at = coalesce($4, now()), lease = null,
           leased_until = null
         where id = $1 and lease = $2 and state = 'waiting'`,
        [id, token, reason, clock()],
      )
    },
    async stats() {
      const { rows } = await pool.query<{ waiting: number; oldest_ms: number | null; held: number }>(
        `select count(*) filter (where state = 'waiting')::int as waiting,
           (extract(epoch from coalesce($1::timestamptz, clock_timestamp())
             - min(received_at) filter (where state = 'waiting')) * 1000)::float8 as oldest_ms,
           count(*) filter (where state = 'held')::int as held
         from enquiry_outbox where state <> 'delivered'`,
        [clock()],
      )
      const [{ waiting, oldest_ms, held } = { waiting: 0, oldest_ms: null, held: 0 }] = rows
      return { waiting, oldestWaitingMs: oldest_ms ?? undefined, held, corrupt: 0 }
    },
    async tidy() {
      const texts = await pool.query(
        `update enquiry_outbox set enquiry = null where state = 'delivered' and enquiry is not null
           and changed_at <= coalesce($1, now()) - $2 * interval '1 day'`,
        [clock(), retentionDays],
      )
      await pool.query(
        `delete from enquiry_outbox
         where state = 'delivered' and changed_at <= coalesce($1, now()) - $2 * interval '1 day'`,
        [clock(), Math.max(retentionDays, MIN_MARKER_DAYS)],
      )
      if (texts.rowCount) log.info('tidied', { texts: texts.rowCount })
      if (!options.now) await compareClocks(pool, log)
    },
    async checkWritable() {
      const { rows } = await pool.query<{ standby: boolean; waiting: number }>(
        `select pg_is_in_recovery() as standby,
           (select count(*)::int from enquiry_outbox where state = 'waiting') as waiting`,
      )
      if (rows[0]?.standby) throw new OutboxFullError('the database is read-only')
      if ((rows[0]?.waiting ?? 0) >= maxWaiting) throw new OutboxFullError('too many enquiries are waiting')
    },
    async close() {
      await leases.close().catch((error) => log.warn('claims not given back', { code: errorCode(error) }))
      await pool.end()
    },
  }
}
