import type { MailComposerOptions } from 'nodemailer/lib/mail-composer'

/**
 * What a failure says about the next attempt. `transport`: no mail can be sent now. `content`: the server rejected
 * this text. `mail`: anything else.
 */
export type FailureKind = 'transport' | 'content' | 'mail'

/** A mail was not, or possibly not, accepted. Carries no text from the server, which may quote the visitor. */
export class MailFailure extends Error {
  override name = 'MailFailure'
  readonly kind: FailureKind
  /** For the log, such as `EENVELOPE 550 5.1.1`. */
  readonly code: string
  constructor(kind: FailureKind, code: string) {
    super(code)
    this.kind = kind
    this.code = code
  }
}

export interface Mailer {
  /** Where mail goes, as one line to show. */
  destination: string
  /**
   * Sends a mail; resolves once it was accepted for `recipient`.
   * @throws {MailFailure}
   */
  send(mail: MailComposerOptions, recipient: string, signal: AbortSignal): Promise<void>
}
