import { readCopy } from '../collections/readCopy.ts'
import { messageFile } from '../schema/site.ts'

/** Words for spans of time, and for moved pages, and what screen readers say of carousels, dialogs, papers and notifications. */
export const {
  calendar: calendarLabels,
  carousel: carouselLabels,
  dialog: dialogLabels,
  moved: movedText,
  paper: paperLabels,
  toast: toastLabels,
} = readCopy('site/messages', messageFile)
