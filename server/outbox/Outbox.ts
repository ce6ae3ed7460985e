import type { Erasure } from '../inquiry/Erasure.ts'
import type { Inquiry } from '../inquiry/Inquiry.ts'

/** Result of accepting an inquiry. `receivedAt` is that of the first acceptance. */
export interface Acceptance {
  /** `conflict`: another inquiry is already stored under this id. */
  outcome: 'new' | 'duplicate' | 'conflict'
  receivedAt: string
}

/** The exclusive right of a delivery worker to deliver one inquiry. */
export interface Claim {
  inquiry: Inquiry
  /** Proves ownership to the store. */
  lease: string
  /** Milliseconds since acceptance, by the store's clock. */
  ageMs: number
}

export type OutboxState = 'waiting' | 'held' | 'delivered'

export interface StoredInquiry {
  inquiry: Inquiry
  state: OutboxState
  /** Time of the next attempt if waiting, otherwise when it entered its state. */
  since: Date
  /** Why it is held. */
  reason?: string | undefined
}

interface OutboxStats {
  waiting: number
  /** Milliseconds since the oldest waiting inquiry was accepted, by the store's clock. */
  oldestWaitingMs: number | undefined
  held: number
}

/**
 * Durable storage of inquiries between the response to the visitor and delivery to sales. All times are those of the
 * store's clock, so callers only pass and receive durations.
 */
export interface Outbox {
  /**
   * Writes an inquiry to stable storage before the promise resolves.
   * @throws {OutboxFullError} if there is no room
   */
  accept(inquiry: Inquiry): Promise<Acceptance>
  /** Claims up to `limit` due inquiries, the longest overdue first. */
  claim(limit: number): Promise<Claim[]>
  /** Records that the mail server accepted the mail. */
  done(claim: Claim): Promise<void>
  /** Schedules the next attempt in `delayMs` milliseconds. */
  defer(claim: Claim, delayMs: number): Promise<void>
  /** Suspends delivery until an operator retries it. `reason` must not contain visitor text. */
  hold(claim: Claim, reason: string): Promise<void>
  stats(): Promise<OutboxStats>
  /** Deletes texts past their retention and old markers. */
  tidy(): Promise<void>
  /** @throws if an inquiry could not be stored now */
  checkWritable(): Promise<void>
  close(): Promise<void>
}

interface ErasureResult {
  references: string[]
  /** Deleted files with the same data: mails, and what an earlier version left. */
  files: number
}

/** The operator's view of the same store. Safe to use while the server runs. */
export interface OutboxAdmin {
  /** Name of the store to show: a file or a database, without the password. */
  location: string
  /** All inquiries that still have their text, oldest first. */
  list(): Promise<StoredInquiry[]>
  /** Makes a waiting or held inquiry due now. Returns false if it is neither. */
  retry(id: string): Promise<boolean>
  /** Permanently deletes inquiries in any state; what remains holds nothing about a person. */
  erase(which: Erasure): Promise<ErasureResult>
  /**
   * Writes a consistent copy of the store to a new file.
   * @throws if the store has to be backed up with its own tools
   */
  backup(path: string): Promise<void>
  /** Looks for damage in the store; returns one line per problem. */
  check(): Promise<string[]>
  close(): Promise<void>
}

/** There is no room for another inquiry; nothing was stored. */
export class OutboxFullError extends Error {
  override name = 'OutboxFullError'
}
