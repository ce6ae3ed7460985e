import { atom } from 'jotai'
import type { InquiryKind } from '#content/schema/inquiryFields.ts'
import type { Receipt } from './sendInquiry.ts'

/** An inquiry accepted by the server. */
export type Sent = Receipt & { kind: InquiryKind }

/** The last inquiry sent, until the visitor goes to another page or starts another inquiry. */
export const sentAtom = atom<Sent | null>(null)
