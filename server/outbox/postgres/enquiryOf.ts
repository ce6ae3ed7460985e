import type { Enquiry } from '../../enquiry/Enquiry.ts'

/** The enquiry of a row. When it was accepted is what the database says, not the clock of the server that took it. */
export function enquiryOf({ enquiry, received_at }: { enquiry: Enquiry; received_at: Date }): Enquiry {
  return { ...enquiry, receivedAt: received_at.toISOString() }
}
