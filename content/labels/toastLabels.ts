import { readCopy } from '../collections/readCopy.ts'
import { messageFile } from '../schema/site.ts'

/** Labels of notifications, for screen readers only. */
export const toastLabels = readCopy('site/messages', messageFile).toast
