import type { Inquiry } from '../inquiry/Inquiry.ts'
import type { Row } from './table.ts'

/** Reads the inquiry of a row. Its time of acceptance is the database's, not that of the server that took it. */
export function inquiryOf({ enquiry, received_at }: Pick<Row, 'enquiry' | 'received_at'>): Inquiry {
  const stored = typeof enquiry === 'string' ? JSON.parse(enquiry) : enquiry
  return { ...stored, receivedAt: new Date(received_at).toISOString() }
}
