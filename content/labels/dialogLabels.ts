import { readCopy } from '../collections/readCopy.ts'
import { messageFile } from '../schema/site.ts'

/** Labels shared by all dialogs. */
export const dialogLabels = readCopy('site/messages', messageFile).dialog
