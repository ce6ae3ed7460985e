import { atom } from 'jotai'

/** What confirms an inquiry that the server has accepted. */
export interface Sent {
  title: string
  /** Its reference, and when the answer comes. */
  receipt: string
}

/** The last inquiry sent, until the visitor goes to another page or starts another inquiry. */
export const sentAtom = atom<Sent | null>(null)
