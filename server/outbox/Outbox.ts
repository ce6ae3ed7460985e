import type { Enquiry } from '../enquiry/Enquiry.ts'
import type { Erasure } from '../enquiry/Erasure.ts'

/** What became of an enquiry that was handed over. `receivedAt` is that of the first acceptance. */
export interface Acceptance {
  /** `conflict`: another enquiry is already stored under this id. */
  outcome: 'new' | 'duplicate' | 'conflict'
  receivedAt: string
}

/** The right to deliver one enquiry, held by one delivery worker at a time. */
export interface Claim {
  enquiry: Enquiry
  /** Proves the ownership to the store. */
  token: string
  /** Milliseconds since its acceptance, by the store's own clock. */
  ageMs: number
}

/** `corrupt`: it was set aside as damaged, but is whole. */
export type OutboxState = 'waiting' | 'held' | 'delivered' | 'corrupt'

export interface StoredEnquiry {
  enquiry: Enquiry
  state: OutboxState
  /** Next attempt of a waiting one, else the time it got into its state. */
  since: Date
  /** Why it is held. */
  reason?: string | undefined
}

export interface OutboxStats {
  waiting: number
  /** Milliseconds since the acceptance of the oldest waiting enquiry, by the store's own clock. */
  oldestWaitingMs: number | undefined
  held: number
  corrupt: number
}

/**
 * Durable storage of enquiries between the answer to the visitor and the delivery to sales. Its times are those of one clock,
 * the store's own, so callers only ever give and get spans of time.
 */
export interface Outbox {
  /**
   * Puts an enquiry on stable storage; it is there when the promise resolves.
   * @throws {OutboxFullError} when there is no room.
   */
  accept(enquiry: Enquiry): Promise<Acceptance>
  /** Up to `limit` enquiries that are due, oldest due time first. */
  claim(limit: number): Promise<Claim[]>
  /** The mail was accepted by the mail server. */
  done(claim: Claim): Promise<void>
  /** Try again after `delayMs` milliseconds. */
  defer(claim: Claim, delayMs: number): Promise<void>
  /** Takes it out of delivery until a person retries it. `reason` must not hold visitor text. */
  hold(claim: Claim, reason: string): Promise<void>
  stats(): Promise<OutboxStats>
  /** Deletes texts past their retention, old markers and left-overs of crashes. */
  tidy(): Promise<void>
  /** @throws when an enquiry could not be stored now. */
  checkWritable(): Promise<void>
  close(): Promise<void>
}

export interface Erased {
  references: string[]
  /** Other files that held parts of the same, such as drafts. */
  files: number
}

/** The operator's view of the same store; safe to use beside a running server. */
export interface OutboxAdmin {
  /** The store, for people: a folder or a database. Holds no password. */
  place: string
  /** Every enquiry whose text is there, once, oldest first. */
  list(): Promise<StoredEnquiry[]>
  /** Files of the store that hold no enquiry that can be read. */
  damaged(): Promise<{ path: string; reason: string }[]>
  /** Makes an enquiry due now that waits, is held or was set aside whole. False when it is none of these. */
  retry(id: string): Promise<boolean>
  /** Deletes enquiries in any state, for good; what stays holds nothing about a person. */
  erase(which: Erasure): Promise<Erased>
  close(): Promise<void>
}

/** No room for another enquiry; nothing was stored. */
export class OutboxFullError extends Error {
  override name = 'OutboxFullError'
}
