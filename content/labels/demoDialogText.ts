import { readCopy } from '../collections/readCopy.ts'
import { formFile } from '../schema/forms.ts'

/** Text above the form in the demo dialog (specification, point 2). */
export const demoDialogText = readCopy('site/forms', formFile).dialog
