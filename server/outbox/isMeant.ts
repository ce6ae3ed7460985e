import type { Enquiry } from '../enquiry/Enquiry.ts'
import { foldAddress } from '../enquiry/foldText.ts'
import type { Erasure } from './Outbox.ts'

/** Whether an enquiry is one of those to be erased. */
export function isMeant(enquiry: Enquiry, which: Erasure): boolean {
  return 'id' in which
    ? enquiry.id === which.id
    : foldAddress(enquiry.fields.email ?? '') === foldAddress(which.email)
}
