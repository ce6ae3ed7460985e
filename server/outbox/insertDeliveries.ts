import type { Inquiry } from '../inquiry/Inquiry.ts'
import type { Statement, Value } from './Database.ts'
import type { Delivery } from './Outbox.ts'

const CONFIRMATION_PAUSE_MS = 3_600_000

/**
 * The statement that stores deliveries of an inquiry which aren't stored yet, and returns their ids. The confirmations of an
 * address share one id: it is used again once an hour has passed since the last one went out.
 */
export function insertDeliveries(inquiry: Inquiry, deliveries: Delivery[], receivedAt: string): Statement {
  const pauseBegan = new Date(Date.parse(receivedAt) - CONFIRMATION_PAUSE_MS).toISOString()
  const values: Value[] = [inquiry.fingerprint, JSON.stringify(inquiry), receivedAt, pauseBegan]
  const tuples = deliveries.map(({ id, channel }) => {
    values.push(id, channel)
    return `($${values.length - 1}, $${values.length}, $1, $2, $3, $3, $3)`
  })
  return [
    `insert into enquiry_outbox (id, channel, fingerprint, enquiry, received_at, next_at, changed_at)
     values ${tuples.join(', ')} on conflict (id) do update set
       state = 'waiting', fingerprint = excluded.fingerprint, enquiry = excluded.enquiry,
       received_at = excluded.received_at, next_at = excluded.next_at, changed_at = excluded.changed_at
     where enquiry_outbox.channel = 'confirmation' and enquiry_outbox.state = 'delivered' and enquiry_outbox.changed_at <= $4
     returning id`,
    values,
  ]
}
