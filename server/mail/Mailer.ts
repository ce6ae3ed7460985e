import type { MailComposerOptions } from 'nodemailer/lib/mail-composer'

/**
 * What a failure says about the next attempt. `transport`: no mail can be sent now. `content`: the server rejected
 * this text. `mail`: anything else.
 */
export type FailureKind = 'transport' | 'content' | 'mail'

/** A mail was not, or possibly not, accepted. Carries no text from the server, which may quote the visitor. */
export interface MailFailure {
  kind: FailureKind
  /** For the log, such as `EENVELOPE 550 5.1.1`. */
  code: string
  /** Whether the server says that another attempt would fail as well. */
  isPermanent?: boolean
}

/**
 * Sends a mail. `mail.envelope.from` replaces the usual envelope sender.
 * @returns how it failed; nothing once it was accepted for `recipient`
 */
export type Mailer = (
  mail: MailComposerOptions,
  recipient: string,
  signal: AbortSignal,
) => Promise<MailFailure | undefined>
