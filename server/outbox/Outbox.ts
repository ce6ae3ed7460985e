import type { Enquiry } from '../enquiry/Enquiry.ts'

/** What became of an enquiry that was handed over. `receivedAt` is that of the first acceptance. */
export interface Acceptance {
  /** `conflict`: another enquiry is already stored under this id. */
  outcome: 'new' | 'duplicate' | 'conflict'
  receivedAt: string
}

/** The right to deliver one enquiry, held by one courier at a time. */
export interface Claim {
  enquiry: Enquiry
  /** Proves the ownership to the store. */
  token: string
}

export type OutboxState = 'waiting' | 'held' | 'delivered'

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
  /** Time of acceptance of the oldest waiting enquiry, as epoch milliseconds. */
  oldestWaiting: number | undefined
  held: number
  corrupt: number
}

/** Durable storage of enquiries between the answer to the visitor and the delivery to sales. */
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
  /** Try again at `at`. */
  defer(claim: Claim, at: Date): Promise<void>
  /** Takes it out of delivery until a person retries it. `reason` must not hold visitor text. */
  hold(claim: Claim, reason: string): Promise<void>
  stats(): Promise<OutboxStats>
  /** Deletes texts past their retention, old markers and left-overs of crashes. */
  tidy(): Promise<void>
  /** @throws when an enquiry could not be stored now. */
  checkWritable(): Promise<void>
  close(): Promise<void>
}

/** The operator's view of the same store; safe to use beside a running server. */
export interface OutboxDesk {
  /** Oldest first. */
  list(): Promise<StoredEnquiry[]>
  /** Makes a held or waiting enquiry due now. False when it is neither. */
  retry(id: string): Promise<boolean>
  /** Deletes every enquiry of a sender, in any state; returns their references. */
  eraseSender(email: string): Promise<string[]>
  close(): Promise<void>
}

/** No room for another enquiry; nothing was stored. */
export class OutboxFullError extends Error {
  override name = 'OutboxFullError'
}
