import { readCopy } from './collections/readCopy.ts'
import { mailFile } from './schema/mails.ts'

/** The wording of the server's emails and pages. */
export const mails = readCopy('site/mails', mailFile)
