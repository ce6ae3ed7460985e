import { foldAddress } from '../inquiry/foldText.ts'
import { readCounts } from './counts.ts'
import { type Database, listOf } from './Database.ts'
import { insertDeliveries } from './insertDeliveries.ts'
import { deliveryId, type Erasure, type OutboxAdmin, type StoredInquiry } from './Outbox.ts'
import { inquiryOf, type Row } from './table.ts'

/** In the past by any clock. */
const LONG_OVERDUE = '1970-01-01T00:00:00.000Z'

/**
 * Creates the operator's view of a database.
 * @param eraseFiles deletes the files about erased inquiries and returns their number
 */
export function createAdmin(
  db: Database,
  eraseFiles: (which: Erasure, ids: string[]) => Promise<number> = async () => 0,
): OutboxAdmin {
  return {
    location: db.location,
    list: () => readAll(db),
    async retry(id) {
      const due = await db.query(
        `update enquiry_outbox set state = 'waiting', next_at = $2, reason = null
         where id = $1 and state in ('waiting', 'held') returning id`,
        [id, LONG_OVERDUE],
      )
      return due.length > 0
    },
    async send(inquiry, channel) {
      const id = deliveryId(inquiry, channel)
      const at = new Date(await db.now()).toISOString()
      await db.query(...insertDeliveries(inquiry, [{ id, channel }], at))
      await db.query(
        `update enquiry_outbox set state = 'waiting', next_at = $2, reason = null, lease = null, leased_until = null,
           enquiry = coalesce(enquiry, $3) where id = $1`,
        [id, LONG_OVERDUE, JSON.stringify(inquiry)],
      )
    },
    counts: (from, to) => readCounts(db, from, to),
    async erase(which) {
      const theirs = (await readAll(db)).filter(({ inquiry: { id, fields } }) =>
        'id' in which ? id === which.id : foldAddress(fields.email ?? '') === foldAddress(which.email),
      )
      const ids = theirs.map(({ id }) => id)
      if (ids.length > 0) {
        await db.query(
          `update enquiry_outbox
           set enquiry = null, state = 'delivered', reason = null, changed_at = $1, lease = null, leased_until = null
           where id in (${listOf(ids, 2)})`,
          [new Date(await db.now()).toISOString(), ...ids],
        )
        // Their ids are made from addresses.
        await db.query(
          `delete from enquiry_outbox where channel = 'confirmation' and id in (${listOf(ids, 1)})`,
          ids,
        )
        await db.compact()
      }
      const files = await eraseFiles(which, [...new Set(theirs.map(({ inquiry }) => inquiry.id))])
      return { references: [...new Set(theirs.map(({ inquiry }) => inquiry.reference))], files }
    },
    backup: (path) => db.backup(path),
    async check() {
      const damage = await db.check()
      return damage.length > 0 ? damage : unreadable(await readRows(db))
    },
    close: () => db.close(),
  }
}

const readRows = (db: Database) =>
  db.query<Row>(
    `select id, channel, enquiry, received_at, state, reason, next_at, changed_at from enquiry_outbox
     where enquiry is not null order by received_at`,
  )

const unreadable = (rows: Row[]) =>
  rows
    .filter((row) => !inquiryOf(row))
    .map(({ id, state }) => `The inquiry of row ${id} (${state}) is unreadable.`)

/** All deliveries that can be read; `check` names the others. */
async function readAll(db: Database): Promise<StoredInquiry[]> {
  return (await readRows(db)).flatMap((row) => {
    const inquiry = inquiryOf(row)
    if (!inquiry) return []
    return {
      id: row.id,
      channel: row.channel,
      inquiry,
      state: row.state,
      since: new Date(row.state === 'waiting' ? row.next_at : row.changed_at),
      reason: row.state === 'held' ? (row.reason ?? undefined) : undefined,
    }
  })
}
