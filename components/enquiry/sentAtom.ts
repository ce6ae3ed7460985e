import { atom } from 'jotai'
import type { EnquiryKind } from '#content/schema/enquiryFields.ts'

/** An enquiry that the server has. */
export interface Sent {
  kind: EnquiryKind
  /** What the visitor can name when he asks about it. */
  reference: string
  /** Whether the form has closed behind it. */
  isFromDialog: boolean
}

/** The enquiry that was sent last, until the visitor goes on: to another page, or to another enquiry. */
export const sentAtom = atom<Sent | null>(null)
