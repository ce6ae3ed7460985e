import { atom } from 'jotai'
import type { InquiryKind } from '#content/schema/inquiryFields.ts'

/** An inquiry accepted by the server. */
export interface Sent {
  kind: InquiryKind
  /** Reference for questions about it. */
  reference: string
  /** By when we answer. */
  due: string
  /** Whether its form has closed. */
  isFromDialog: boolean
}

/** The last inquiry sent, until the visitor goes to another page or starts another inquiry. */
export const sentAtom = atom<Sent | null>(null)
