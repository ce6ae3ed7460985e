import { randomUUID } from 'node:crypto'
import type { Inquiry } from '../inquiry/Inquiry.ts'
import { referenceOf } from '../inquiry/identity.ts'
import { errorCode, type Log } from '../log.ts'
import { addCount, countInquiry, returnReport, takeReport, VIEW } from './counts.ts'
import { type Database, listOf, type Value } from './Database.ts'
import { holdLeases } from './holdLeases.ts'
import { insertDeliveries } from './insertDeliveries.ts'
import {
  type Acceptance,
  type ChannelName,
  type Claim,
  type Delivery,
  type Outbox,
  OutboxFullError,
} from './Outbox.ts'
import { readStats } from './readStats.ts'
import { inquiryOf, type Row } from './table.ts'

export interface OutboxOptions {
  log: Log
  maxWaiting: number
  retentionDays: number
  /** A due time further ahead comes from a clock that was wrong, and is ignored. */
  maxDelayMs: number
  /** How long a claim lasts without renewal. */
  leaseMs: number
}

const DAY_MS = 24 * 3_600_000
const MIN_MARKER_DAYS = 7
/** Their ids are made from addresses, and only matter for an hour after delivery. */
const CONFIRMATION_MARKER_DAYS = 1

type Lease = Pick<Claim, 'id' | 'lease'>

/** Creates the outbox on a database. Any number of servers can share it. */
export function createOutbox(db: Database, options: OutboxOptions): Outbox {
  const { log, maxWaiting, retentionDays, maxDelayMs, leaseMs } = options
  const { now } = db
  const leases = holdLeases(db, leaseMs, log)

  async function earlier(inquiry: Inquiry): Promise<Acceptance | undefined> {
    const [row] = await db.query<Row>('select fingerprint, received_at from enquiry_outbox where id = $1', [
      inquiry.id,
    ])
    if (!row) return undefined
    const outcome = row.fingerprint === inquiry.fingerprint ? 'duplicate' : 'conflict'
    return { outcome, receivedAt: iso(row.received_at) }
  }

  async function accept(inquiry: Inquiry, others: Delivery[] = []): Promise<Acceptance> {
    const known = await earlier(inquiry)
    if (known) return known
    await checkRoom()
    const receivedAt = iso(await now())
    const deliveries: Delivery[] = [{ id: inquiry.id, channel: 'sales' }, ...others]
    const insert = insertDeliveries(inquiry, deliveries, receivedAt)
    const stored = await db.query<{ id: string }>(...insert, countInquiry(inquiry, receivedAt))
    if (!stored.some(({ id }) => id === inquiry.id)) {
      const meanwhile = await earlier(inquiry)
      if (meanwhile) return meanwhile
    }
    return { outcome: 'new', receivedAt }
  }

  async function checkRoom(): Promise<void> {
    await db.checkRoom()
    if ((await readStats(db)).sales.waiting >= maxWaiting)
      throw new OutboxFullError('too many inquiries are waiting')
  }

  // The words `state <> 'delivered'` tell SQLite that the index has all rows.
  async function claim(channel: ChannelName, limit: number): Promise<Claim[]> {
    const at = await now()
    const lease = randomUUID()
    // A jump of the clock could end a lease before its renewal. An empty list isn't SQL.
    const mine = ['', ...leases.held.keys()]
    const rows = await db.query<Row>(
      `with due as (
         select id from enquiry_outbox
         where state = 'waiting' and state <> 'delivered' and channel = $7 and enquiry is not null
           and (next_at <= $1 or next_at > $2)
           and (leased_until is null or leased_until <= $1 or leased_until > $3)
           and id not in (${listOf(mine, 8)})
         order by next_at limit $4${db.skipLocked}
       )
       update enquiry_outbox set lease = $5, leased_until = $6 where id in (select id from due)
       returning ${db.readable(['id', 'enquiry', 'received_at'])}`,
      [
        iso(at),
        iso(at + maxDelayMs),
        iso(at + 2 * leaseMs),
        limit,
        lease,
        iso(at + leaseMs),
        channel,
        ...mine,
      ],
    )
    return rows.flatMap((row) => {
      const { id } = row
      const inquiry = inquiryOf(row)
      if (!inquiry) {
        log.alarm('held', { channel, reference: referenceOf(id), why: 'unreadable' })
        hold({ id, lease }, 'unreadable').catch((error) =>
          log.warn('attempt not recorded', { id, code: errorCode(error) }),
        )
        return []
      }
      leases.held.set(id, lease)
      return { id, inquiry, lease, ageMs: at - Date.parse(inquiry.receivedAt) }
    })
  }

  async function release({ id, lease }: Lease, delayMs: number, changes: string, ...more: Value[]) {
    // First: a claim that can't be given back has to end with its lease.
    leases.held.delete(id)
    await db.query(
      `update enquiry_outbox set ${changes}, lease = null, leased_until = null
       where id = $1 and lease = $2 and state = 'waiting'`,
      [id, lease, iso((await now()) + delayMs), ...more],
    )
  }

  const hold = (claimed: Lease, reason: string) =>
    release(claimed, 0, `state = 'held', changed_at = $3, reason = $4`, reason)

  return {
    accept,
    claim,
    async done({ id }) {
      // Not restricted to the lease: it was delivered, whoever holds the lease by now, and recording it avoids a
      // duplicate.
      await db.query(
        `update enquiry_outbox set state = 'delivered', changed_at = $2, lease = null, leased_until = null
         where id = $1 and state = 'waiting'`,
        [id, iso(await now())],
      )
      leases.held.delete(id)
    },
    defer: (claimed, delayMs) => release(claimed, delayMs, 'next_at = $3'),
    hold,
    async keepOnly(channels) {
      const others = await db.query(
        `update enquiry_outbox set state = 'delivered', reason = null, changed_at = $1, lease = null, leased_until = null
         where state <> 'delivered' and channel not in (${listOf(channels, 2)}) returning id`,
        [iso(await now()), ...channels],
      )
      if (others.length > 0) log.alarm('channel no longer set', { givenUp: others.length })
    },
    stats: () => readStats(db),
    async addViews(views) {
      const day = iso(await now()).slice(0, 10)
      for (const [page, count] of views) await addCount(db, [day, VIEW, '', page, ''], count)
    },
    takeReport: (month) => takeReport(db, month),
    returnReport: (month) => returnReport(db, month),
    async tidy() {
      const daysAgo = async (days: number) => iso((await now()) - days * DAY_MS)
      const texts = await db.query(
        `update enquiry_outbox set enquiry = null
         where state = 'delivered' and enquiry is not null and changed_at <= $1 returning id`,
        [await daysAgo(retentionDays)],
      )
      await db.query(
        `delete from enquiry_outbox
         where state = 'delivered' and (changed_at <= $1 or (channel = 'confirmation' and changed_at <= $2))`,
        [await daysAgo(Math.max(retentionDays, MIN_MARKER_DAYS)), await daysAgo(CONFIRMATION_MARKER_DAYS)],
      )
      if (texts.length > 0) log.info('tidied', { texts: texts.length })
    },
    async checkWritable() {
      await db.checkWritable()
      await checkRoom()
    },
    async close() {
      await leases.close().catch((error) => log.warn('claims not given back', { code: errorCode(error) }))
      await db.close()
    },
  }
}

const iso = (time: number | string | Date) => new Date(time).toISOString()
