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
  /** Whether the server says that another attempt would fail as well. */
  readonly isPermanent: boolean
  constructor(kind: FailureKind, code: string, isPermanent = false) {
    super(code)
    this.kind = kind
    this.code = code
    this.isPermanent = isPermanent
  }
}

/**
 * Sends a mail; resolves once it was accepted for `recipient`. `mail.envelope.from` replaces the usual envelope sender.
 * @throws {MailFailure}
 */
export type Mailer = (mail: MailComposerOptions, recipient: string, signal: AbortSignal) => Promise<void>
