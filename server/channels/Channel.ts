import type { Inquiry } from '../inquiry/Inquiry.ts'
import type { ChannelName } from '../outbox/Outbox.ts'

/**
 * What a failed attempt means for the next one. `unreachable`: no other delivery would arrive now either. `later`: try
 * this one again. `hold`: only a person can help. `drop`: not worth another attempt.
 */
type FailureKind = 'unreachable' | 'later' | 'hold' | 'drop'

/** An inquiry was not, or possibly not, taken. Carries no text of the receiver, which may quote the visitor. */
export interface DeliveryFailure {
  kind: FailureKind
  /** For the log, such as `550 5.1.1`. */
  code: string
  /** What went wrong, in one word for the log. */
  why: string
}

interface Attempt {
  /** Milliseconds since the inquiry was accepted, by the store's clock. */
  ageMs: number
  signal: AbortSignal
}

/** A receiver of inquiries. Each has its own states, attempts and alarms, so that none delays another. */
export interface Channel {
  name: ChannelName
  /** What the log calls the receiver, such as `mail server`. */
  receiver: string
  /** After this time without success, the last failure's kind decides, and `later` becomes `atEnd`. */
  giveUpAfterMs: number
  atEnd: 'hold' | 'drop'
  /** Whether the receiver asked for no more. Nothing is attempted then until the server starts again. */
  isStopped?: () => boolean
  /**
   * Makes one attempt.
   * @returns how it failed; nothing once the receiver has taken the inquiry
   */
  send(inquiry: Inquiry, attempt: Attempt): Promise<DeliveryFailure | undefined>
}
