import type { Inquiry } from '../inquiry/Inquiry.ts'

/** Result of accepting an inquiry. `receivedAt` is that of the first acceptance. */
export interface Acceptance {
  /** `conflict`: another inquiry is already stored under this id. */
  outcome: 'new' | 'duplicate' | 'conflict'
  receivedAt: string
}

/** Where inquiries are delivered to. Every inquiry goes to `sales`; the settings decide on the others. */
export type ChannelName = 'sales' | 'confirmation' | 'webhook'

/** One delivery of an inquiry. */
export interface Delivery {
  /** That of the inquiry for sales, the only channel of version 0.1.0. */
  id: string
  channel: ChannelName
}

/** The exclusive right of a delivery worker to deliver one inquiry on its channel. */
export interface Claim {
  /** Of the delivery. */
  id: string
  inquiry: Inquiry
  /** Proves ownership to the store. */
  lease: string
  /** Milliseconds since acceptance, by the store's clock. */
  ageMs: number
}

export type OutboxState = 'waiting' | 'held' | 'delivered'

/** One delivery of a stored inquiry. */
export interface StoredInquiry extends Delivery {
  inquiry: Inquiry
  state: OutboxState
  /** Time of the next attempt if waiting, otherwise when it entered its state. */
  since: Date
  /** Why it is held. */
  reason?: string | undefined
}

/** The deliveries of one channel. */
export interface ChannelStats {
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
   * Writes an inquiry to stable storage before the promise resolves, with one delivery per channel.
   * @param others its deliveries besides the one to sales; one whose id is already stored is left out, but
   * for a confirmation an hour after the last one with its id was delivered
   * @throws {OutboxFullError} if there is no room
   */
  accept(inquiry: Inquiry, others?: Delivery[]): Promise<Acceptance>
  /** Claims up to `limit` due deliveries of a channel, the longest overdue first. */
  claim(channel: ChannelName, limit: number): Promise<Claim[]>
  /** Records that the receiver accepted the delivery. */
  done(claim: Claim): Promise<void>
  /** Schedules the next attempt in `delayMs` milliseconds. */
  defer(claim: Claim, delayMs: number): Promise<void>
  /** Suspends delivery until an operator retries it. `reason` must not contain visitor text. */
  hold(claim: Claim, reason: string): Promise<void>
  /** Gives up what waits or is held on other channels, because they are no longer set. */
  keepOnly(channels: ChannelName[]): Promise<void>
  stats(): Promise<Record<ChannelName, ChannelStats>>
  /** Adds views, by the path of the page, to the counts of today. */
  addViews(views: ReadonlyMap<string, number>): Promise<void>
  /**
   * Takes it upon this server to mail the report of a month, such as `2026-10`.
   * @returns its counts; undefined if a server has done so before
   */
  takeReport(month: string): Promise<InquiryCount[] | undefined>
  /** Lets a server take the report again, because it couldn't be mailed. */
  returnReport(month: string): Promise<void>
  /** Deletes texts past their retention and old markers. */
  tidy(): Promise<void>
  /** @throws if an inquiry could not be stored now */
  checkWritable(): Promise<void>
  close(): Promise<void>
}

/** What to erase: everything from one sender (compared case-insensitively) or one inquiry. */
export type Erasure = { email: string } | { reference: string }

interface ErasureResult {
  references: string[]
  /** References of what is left and damaged: no one can tell whose it is. */
  unreadable: string[]
  /** Deleted files with the same data: mails, and what an earlier version left. */
  files: number
}

/** The operator's view of the same store. Safe to use while the server runs. */
export interface OutboxAdmin {
  /** Name of the store to show: a file or a database, without the password. */
  location: string
  /** The deliveries of all inquiries that still have their text, oldest first. */
  list(): Promise<StoredInquiry[]>
  /** Makes a waiting or held delivery due now. Returns false if it is neither. */
  retry(id: string): Promise<boolean>
  /** Has an inquiry delivered on a channel, even again. */
  send(inquiry: Inquiry, channel: ChannelName): Promise<void>
  /** The counts of a span of days (`2026-11-01`, the last one included): inquiries by what they were about, and views. */
  counts(from: string, to: string): Promise<InquiryCount[]>
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

/**
 * Inquiries of one day that have all of this in common, or views of one page. Holds nothing about a person and is kept for
 * years.
 */
export interface InquiryCount {
  /** In UTC, such as `2026-11-23`. */
  day: string
  /** `view` for views. */
  form: string
  topic: string
  page: string
  campaign: string
  count: number
}

/** Id of the delivery of an inquiry on a channel. */
export const deliveryId = (inquiry: Pick<Inquiry, 'id'>, channel: ChannelName) =>
  channel === 'sales' ? inquiry.id : `${inquiry.id}:${channel}`

export const CHANNELS: readonly ChannelName[] = ['sales', 'confirmation', 'webhook']

/** There is no room for another inquiry; nothing was stored. */
export class OutboxFullError extends Error {
  override name = 'OutboxFullError'
}
