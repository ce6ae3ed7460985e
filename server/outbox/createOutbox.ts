import { randomUUID } from 'node:crypto'
import type { Inquiry } from '../inquiry/Inquiry.ts'
import { errorCode, type Log } from '../log.ts'
import { type Database, listOf } from './Database.ts'
import { holdLeases } from './holdLeases.ts'
import { inquiryOf } from './inquiryOf.ts'
import { type Acceptance, type Claim, type Outbox, OutboxFullError } from './Outbox.ts'
import type { Row } from './table.ts'

export interface OutboxOptions {
  log: Log
  maxWaiting: number
  retentionDays: number
  /** A due time further ahead comes from a clock that was wrong, and is ignored. */
  maxDelayMs: number
  /** How long a claim lasts without renewal. */
  leaseMs: number
  /** Replaces the database's clock, in epoch milliseconds. */
  now?: (() => number) | undefined
}

const DAY_MS = 24 * 3_600_000
const MIN_MARKER_DAYS = 7

/** Creates the outbox on a database. Any number of servers can share it. */
export function createOutbox(db: Database, options: OutboxOptions): Outbox {
  const { log, maxWaiting, retentionDays, maxDelayMs, leaseMs } = options
  const now = options.now ? async () => options.now?.() ?? Number.NaN : db.now
  const leases = holdLeases({ db, leaseMs, now, log })

  async function earlier(inquiry: Inquiry): Promise<Acceptance | undefined> {
    const [row] = await db.query<Row>('select fingerprint, received_at from enquiry_outbox where id = $1', [
      inquiry.id,
    ])
    if (!row) return undefined
    const outcome = row.fingerprint === inquiry.fingerprint ? 'duplicate' : 'conflict'
    return { outcome, receivedAt: iso(row.received_at) }
  }

  async function accept(inquiry: Inquiry): Promise<Acceptance> {
    const known = await earlier(inquiry)
    if (known) return known
    await db.checkRoom()
    const receivedAt = iso(await now())
    const stored = await db.query(
      `insert into enquiry_outbox (id, fingerprint, enquiry, received_at, next_at, changed_at)
       select $1, $2, $3, $4, $4, $4
       where (select count(*) from enquiry_outbox where state = 'waiting') < $5
       on conflict (id) do nothing returning id`,
      [inquiry.id, inquiry.fingerprint, JSON.stringify(inquiry), receivedAt, maxWaiting],
    )
    if (stored.length > 0) return { outcome: 'new', receivedAt }
    const meanwhile = await earlier(inquiry)
    if (!meanwhile) throw new OutboxFullError('too many inquiries are waiting')
    return meanwhile
  }

  async function claim(limit: number): Promise<Claim[]> {
    const at = await now()
    const lease = randomUUID()
    // A jump of the clock could end a lease before its renewal. An empty list isn't SQL.
    const mine = ['', ...leases.ids()]
    const rows = await db.query<Row>(
      `with due as (
         select id from enquiry_outbox
         where state = 'waiting' and enquiry is not null and (next_at <= $1 or next_at > $2)
           and (leased_until is null or leased_until <= $1 or leased_until > $3)
           and id not in (${listOf(mine, 7)})
         order by next_at limit $4${db.skipLocked}
       )
       update enquiry_outbox set lease = $5, leased_until = $6 where id in (select id from due)
       returning enquiry, received_at`,
      [iso(at), iso(at + maxDelayMs), iso(at + 2 * leaseMs), limit, lease, iso(at + leaseMs), ...mine],
    )
    return rows.map((row) => {
      const inquiry = inquiryOf(row)
      leases.add(inquiry.id, lease)
      return { inquiry, lease, ageMs: at - Date.parse(inquiry.receivedAt) }
    })
  }

  async function stats() {
    const [row] = await db.query<{ waiting: number; oldest: Date | string | null; held: number }>(
      `select cast(count(*) filter (where state = 'waiting') as integer) as waiting,
         min(received_at) filter (where state = 'waiting') as oldest,
         cast(count(*) filter (where state = 'held') as integer) as held
       from enquiry_outbox where state <> 'delivered'`,
    )
    const { waiting, oldest, held } = row ?? { waiting: 0, oldest: null, held: 0 }
    const oldestWaitingMs = oldest === null ? undefined : (await now()) - new Date(oldest).getTime()
    return { waiting, held, oldestWaitingMs }
  }

  return {
    accept,
    claim,
    async done({ inquiry: { id } }) {
      // Not restricted to the lease: the mail was sent, whoever holds the lease by now, and recording it avoids a
      // duplicate.
      await db.query(
        `update enquiry_outbox set state = 'delivered', changed_at = $2, lease = null, leased_until = null
         where id = $1 and state = 'waiting'`,
        [id, iso(await now())],
      )
      leases.drop(id)
    },
    async defer({ inquiry: { id }, lease }, delayMs) {
      leases.drop(id)
      await db.query(
        `update enquiry_outbox set next_at = $3, lease = null, leased_until = null
         where id = $1 and lease = $2 and state = 'waiting'`,
        [id, lease, iso((await now()) + delayMs)],
      )
    },
    async hold({ inquiry: { id }, lease }, reason) {
      leases.drop(id)
      await db.query(
        `update enquiry_outbox
         set state = 'held', reason = $3, changed_at = $4, lease = null, leased_until = null
         where id = $1 and lease = $2 and state = 'waiting'`,
        [id, lease, reason, iso(await now())],
      )
    },
    stats,
    async tidy() {
      const daysAgo = async (days: number) => iso((await now()) - days * DAY_MS)
      const texts = await db.query(
        `update enquiry_outbox set enquiry = null
         where state = 'delivered' and enquiry is not null and changed_at <= $1 returning id`,
        [await daysAgo(retentionDays)],
      )
      await db.query(`delete from enquiry_outbox where state = 'delivered' and changed_at <= $1`, [
        await daysAgo(Math.max(retentionDays, MIN_MARKER_DAYS)),
      ])
      if (texts.length > 0) log.info('tidied', { texts: texts.length })
    },
    async checkWritable() {
      await db.checkWritable()
      if ((await stats()).waiting >= maxWaiting) throw new OutboxFullError('too many inquiries are waiting')
    },
    async close() {
      await leases.close().catch((error) => log.warn('claims not given back', { code: errorCode(error) }))
      await db.close()
    },
  }
}

const iso = (time: number | string | Date) => new Date(time).toISOString()
