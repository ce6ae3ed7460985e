import type { Enquiry } from '../../enquiry/Enquiry.ts'
import type { Log } from '../../log.ts'
import type { OutboxDesk, OutboxState } from '../Outbox.ts'
import { connectDatabase } from './connect.ts'

interface Row {
  enquiry: Enquiry
  state: OutboxState
  reason: string | null
  next_at: Date
  changed_at: Date
}

/** Opens the table of enquiries for an operator. */
export async function openPostgresDesk(databaseUrl: string, log: Log): Promise<OutboxDesk> {
  const pool = await connectDatabase(databaseUrl, log)
  return {
    async list() {
      const { rows } = await pool.query<Row>(
        `select enquiry, state, reason, next_at, changed_at from enquiry_outbox
         where enquiry is not null order by received_at, id`,
      )
      return rows.map(({ enquiry, state, reason, next_at, changed_at }) => ({
        enquiry,
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
    async eraseSender(email) {
      const { rows } = await pool.query<{ reference: string }>(
        `with theirs as (
           select id, enquiry ->> 'reference' as reference from enquiry_outbox
           where lower(enquiry -> 'fields' ->> 'email') = $1
         )
         update enquiry_outbox box
         set enquiry = null, state = 'delivered', reason = null, changed_at = now(), lease = null, leased_until = null
         from theirs where box.id = theirs.id returning theirs.reference`,
        [email.trim().toLowerCase()],
      )
      return rows.map(({ reference }) => reference)
    },
    close: () => pool.end(),
  }
}
