import type { Mailer } from './Mailer.ts'

/** A person of ours who gets mails that are not about one inquiry. */
export interface StaffMailbox {
  mailer: Mailer
  from: string
  to: string
}

const SEND_MS = 60_000

/**
 * Mails a text.
 * @param id makes the Message-ID
 */
export const mailStaff = ({ mailer, from, to }: StaffMailbox, id: string, subject: string, text: string) =>
  mailer(
    { from, to, subject, text, date: new Date(), messageId: `<${id}@${domainOf(from)}>` },
    to,
    AbortSignal.timeout(SEND_MS),
  )

/** Right-hand side of an address, which may have a name in front. */
export const domainOf = (mailbox: string) => mailbox.slice(mailbox.lastIndexOf('@') + 1).replace('>', '')
