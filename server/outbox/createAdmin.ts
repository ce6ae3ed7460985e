import { foldAddress } from '../inquiry/foldText.ts'
import { referenceOf } from '../inquiry/identity.ts'
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
  eraseFiles: (which: Erasure, references: string[]) => Promise<number> = async () => 0,
): OutboxAdmin {
  return {
    location: db.location,
    list: async () => (await readRows(db)).flatMap(storedInquiry),
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
      const rows = await readRows(db)
      const chosen = rows.filter(({ inquiry, reference }) =>
        'reference' in which
          ? reference === which.reference
          : inquiry && foldAddress(inquiry.fields.email ?? '') === foldAddress(which.email),
      )
      const ids = chosen.map(({ id }) => id)
      const references = referencesOf(chosen)
      // First: an erasure that fails halfway can be repeated only while the inquiries are stored.
      const files = await eraseFiles(which, references)
      if (ids.length > 0) {
        await db.query(
          `update enquiry_outbox
           set enquiry = null, state = 'delivered', reason = null, changed_at = $1, lease = null, leased_until = null
           where id in (${listOf(ids, 2)}) returning id`,
          [new Date(await db.now()).toISOString(), ...ids],
          // Their ids are made from addresses.
          [`delete from enquiry_outbox where channel = 'confirmation' and id in (${listOf(ids, 1)})`, ids],
        )
        await db.compact()
      }
      const unreadable = referencesOf(rows.filter(({ id, inquiry }) => !inquiry && !ids.includes(id)))
      return { references, files, unreadable }
    },
    backup: (path) => db.backup(path),
    async check() {
      const damage = await db.check()
      if (damage.length > 0) return damage
      return (await readRows(db))
        .filter(({ inquiry }) => !inquiry)
        .map(
          ({ reference, channel, state }) =>
            `${reference} (${channel}, ${state}) is unreadable. Restore it from a backup, or delete it: npm run outbox -- erase ${reference}`,
        )
    },
    close: () => db.close(),
  }
}

type ReadRow = Awaited<ReturnType<typeof readRows>>[number]

/** All deliveries that still have their text. If it is damaged, there is no inquiry, and the reference comes from the id. */
async function readRows(db: Database) {
  const rows = await db.query<Row>(
    `select ${db.readable(['id', 'channel', 'enquiry', 'received_at', 'state', 'reason', 'next_at', 'changed_at'])}
     from enquiry_outbox where enquiry is not null order by received_at`,
  )
  return rows.map((row) => {
    const inquiry = inquiryOf(row)
    return { ...row, inquiry, reference: inquiry?.reference ?? referenceOf(row.id) }
  })
}

const referencesOf = (rows: ReadRow[]) => [...new Set(rows.map(({ reference }) => reference))]

/** `check` names those that can't be read. */
function storedInquiry({ id, channel, inquiry, state, reason, ...times }: ReadRow): StoredInquiry[] {
  if (!inquiry) return []
  const since = new Date(state === 'waiting' ? times.next_at : times.changed_at)
  return [{ id, channel, inquiry, state, since, reason: reason ?? undefined }]
}
