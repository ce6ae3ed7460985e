import type { MailComposerOptions } from 'nodemailer/lib/mail-composer'

/**
 * What a failed attempt says about the next one.
 * `transport`: no mail can go out now. `content`: the server refused this text. `mail`: anything else.
 */
export type FailureKind = 'transport' | 'content' | 'mail'

/** A mail that was not, or perhaps not, accepted. Carries no text of the server, which may quote the visitor. */
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
  /** One line for people: where mail goes. */
  destination: string
  /**
   * Resolves when the mail was accepted for `recipient`.
   * @throws {MailFailure}
   */
  send(mail: MailComposerOptions, recipient: string, signal: AbortSignal): Promise<void>
}
