import { createHash } from 'node:crypto'
import { foldAddress } from '../enquiry/foldText.ts'

export const SENDER_HEADER = 'X-Enquiry-Sender'

/** Digest by which the mails of one sender are found, however the address was typed and the mail is encoded. */
export const senderDigest = (email: string) =>
  createHash('sha256').update(foldAddress(email)).digest('hex').slice(0, 32)

/** The header as it is written in a mail. */
export const senderHeader = (email: string) => `${SENDER_HEADER}: ${senderDigest(email)}\r\n`
