import { readCopy } from '../collections/readCopy.ts'
import { messageFile } from '../schema/site.ts'

/** Screen reader texts of the checkboxes on a working paper. */
export const paperLabels = readCopy('site/messages', messageFile).paper
