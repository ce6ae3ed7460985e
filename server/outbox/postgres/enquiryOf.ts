import type { Enquiry } from '../../enquiry/Enquiry.ts'

/** Reads the enquiry of a row. Its time of acceptance is the database's, not that of the server that took it. */
export function enquiryOf({ enquiry, received_at }: { enquiry: Enquiry; received_at: Date }): Enquiry {
  return { ...enquiry, receivedAt: received_at.toISOString() }
}
