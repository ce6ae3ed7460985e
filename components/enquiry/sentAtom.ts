import { atom } from 'jotai'
import type { EnquiryKind } from '#content/schema/enquiryFields.ts'

/** An enquiry accepted by the server. */
export interface Sent {
  kind: EnquiryKind
  /** Reference for questions about it. */
  reference: string
  /** Whether its form has closed. */
  isFromDialog: boolean
}

/** The last enquiry sent, until the visitor goes to another page or starts another enquiry. */
export const sentAtom = atom<Sent | null>(null)
