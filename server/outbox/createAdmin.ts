import type { Erasure } from '../inquiry/Erasure.ts'
import { foldAddress } from '../inquiry/foldText.ts'
import { type Database, listOf } from './Database.ts'
import { inquiryOf } from './inquiryOf.ts'
import type { OutboxAdmin } from './Outbox.ts'
import type { Row } from './table.ts'

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
    async list() {
      const stored = await readAll(db)
      return stored.sort((a, b) => (a.inquiry.receivedAt < b.inquiry.receivedAt ? -1 : 1))
    },
    async retry(id) {
      const due = await db.query(
        `update enquiry_outbox set state = 'waiting', next_at = $2, reason = null
         where id = $1 and state in ('waiting', 'held') returning id`,
        [id, LONG_OVERDUE],
      )
      return due.length > 0
    },
    async erase(which) {
      const theirs = (await readAll(db))
        .map(({ inquiry }) => inquiry)
        .filter(({ id, fields }) =>
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
        await db.compact()
      }
      const files = await eraseFiles(which, ids)
      return { references: theirs.map(({ reference }) => reference), files }
    },
    backup: (path) => db.backup(path),
    check: () => db.check(),
    close: () => db.close(),
  }
}

async function readAll(db: Database) {
  const rows = await db.query<Row>(
    `select enquiry, received_at, state, reason, next_at, changed_at from enquiry_outbox
     where enquiry is not null`,
  )
  return rows.map((row) => ({
    inquiry: inquiryOf(row),
    state: row.state,
    since: new Date(row.state === 'waiting' ? row.next_at : row.changed_at),
    reason: row.state === 'held' ? (row.reason ?? undefined) : undefined,
  }))
}
