import type { Enquiry } from '../enquiry/Enquiry.ts'
import type { Row } from './table.ts'

/** Reads the enquiry of a row. Its time of acceptance is the database's, not that of the server that took it. */
export function enquiryOf({ enquiry, received_at }: Pick<Row, 'enquiry' | 'received_at'>): Enquiry {
  const stored = typeof enquiry === 'string' ? JSON.parse(enquiry) : enquiry
  return { ...stored, receivedAt: new Date(received_at).toISOString() }
}
