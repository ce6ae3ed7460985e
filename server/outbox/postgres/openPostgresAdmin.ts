import type { Enquiry } from '../../enquiry/Enquiry.ts'
import type { Log } from '../../log.ts'
import { matchesErasure } from '../matchesErasure.ts'
import type { OutboxAdmin, OutboxState } from '../Outbox.ts'
import { connectDatabase } from './connectDatabase.ts'
import { enquiryOf } from './enquiryOf.ts'

interface Row {
  enquiry: Enquiry
  received_at: Date
  state: OutboxState
  reason: string | null
  next_at: Date
  changed_at: Date
}

/** Opens the enquiry table for an operator. */
export async function openPostgresAdmin(databaseUrl: string, log: Log): Promise<OutboxAdmin> {
  const pool = await connectDatabase(databaseUrl, log, false)
  const { host, pathname } = new URL(databaseUrl)
  return {
    location: `the table enquiry_outbox in ${host}${pathname}`,
    damaged: async () => [],
    async list() {
      const { rows } = await pool.query<Row>(
        `select enquiry, received_at, state, reason, next_at, changed_at from enquiry_outbox
         where enquiry is not null order by received_at, id`,
      )
      return rows.map(({ enquiry, received_at, state, reason, next_at, changed_at }) => ({
        enquiry: enquiryOf({ enquiry, received_at }),
        state,
        since: state === 'waiting' ? next_at : changed_at,
        reason: state === 'held' ? (reason ?? undefined) : undefined,
      }))
    },
    async retry(id) {
      const { rowCount } = await pool.query(
        `update enquiry_outbox set state = 'waiting', next_at = 'epoch', reason = null
         where id = $1 and state in ('waiting', 'held')`,
        [id],
      )
      return rowCount === 1
    },
    async erase(which) {
      const { rows } = await pool.query<{ enquiry: Enquiry }>(
        'select enquiry from enquiry_outbox where enquiry is not null',
      )
      const theirs = rows.map(({ enquiry }) => enquiry).filter((enquiry) => matchesErasure(enquiry, which))
      await pool.query(
        `update enquiry_outbox
         set enquiry = null, state = 'delivered', reason = null, changed_at = now(), lease = null, leased_until = null
         where id = any($1)`,
        [theirs.map(({ id }) => id)],
      )
      return { references: theirs.map(({ reference }) => reference), files: 0 }
    },
    close: () => pool.end(),
  }
}
