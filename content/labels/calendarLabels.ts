import { readCopy } from '../collections/readCopy.ts'
import { messageFile } from '../schema/site.ts'

/** Words for spans of time. */
export const calendarLabels = readCopy('site/messages', messageFile).calendar
