import { foldAddress } from '../enquiry/foldText.ts'
import { type Database, listOf } from './Database.ts'
import { enquiryOf } from './enquiryOf.ts'
import type { OutboxAdmin } from './Outbox.ts'
import type { Row } from './table.ts'

/** In the past by any clock. */
const LONG_OVERDUE = '1970-01-01T00:00:00.000Z'

/**
 * Creates the operator's view of one or more databases.
 * @param databases the store in use, and those with enquiries that haven't moved there yet
 */
export function createAdmin(databases: Database[]): OutboxAdmin {
  return {
    location: databases.map(({ location }) => location).join(' and '),
    async list() {
      const stored = await Promise.all(databases.map(readAll))
      return stored.flat().sort((a, b) => (a.enquiry.receivedAt < b.enquiry.receivedAt ? -1 : 1))
    },
    async retry(id) {
      const due = databases.map((db) =>
        db.query(
          `update enquiry_outbox set state = 'waiting', next_at = $2, reason = null
           where id = $1 and state in ('waiting', 'held') returning id`,
          [id, LONG_OVERDUE],
        ),
      )
      return (await Promise.all(due)).flat().length > 0
    },
    async erase(which) {
      const references = new Set<string>()
      for (const db of databases) {
        const theirs = (await readAll(db))
          .map(({ enquiry }) => enquiry)
          .filter(({ id, fields }) =>
            'id' in which ? id === which.id : foldAddress(fields.email ?? '') === foldAddress(which.email),
          )
        if (theirs.length === 0) continue
        await db.query(
          `update enquiry_outbox
           set enquiry = null, state = 'delivered', reason = null, changed_at = $1, lease = null, leased_until = null
           where id in (${listOf(
             theirs.map(({ id }) => id),
             2,
           )})`,
          [new Date(await db.now()).toISOString(), ...theirs.map(({ id }) => id)],
        )
        await db.compact()
        for (const { reference } of theirs) references.add(reference)
      }
      return { references: [...references], files: 0 }
    },
    async backup(path) {
      for (const db of databases) await db.backup(path)
    },
    check: async () => (await Promise.all(databases.map((db) => db.check()))).flat(),
    async close() {
      for (const db of databases) await db.close()
    },
  }
}

async function readAll(db: Database) {
  const rows = await db.query<Row>(
    `select enquiry, received_at, state, reason, next_at, changed_at from enquiry_outbox
     where enquiry is not null`,
  )
  return rows.map((row) => ({
    enquiry: enquiryOf(row),
    state: row.state,
    since: new Date(row.state === 'waiting' ? row.next_at : row.changed_at),
    reason: row.state === 'held' ? (row.reason ?? undefined) : undefined,
  }))
}
