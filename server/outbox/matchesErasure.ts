import type { Enquiry } from '../enquiry/Enquiry.ts'
import type { Erasure } from '../enquiry/Erasure.ts'
import { foldAddress } from '../enquiry/foldText.ts'

/** Whether an enquiry is covered by an erasure. */
export function matchesErasure(enquiry: Enquiry, which: Erasure): boolean {
  return 'id' in which
    ? enquiry.id === which.id
    : foldAddress(enquiry.fields.email ?? '') === foldAddress(which.email)
}
