import { readCopy } from '../collections/readCopy.ts'
import { formFile } from '../schema/forms.ts'

/** What happens after a form is sent, in short; with every offer and in the demo dialog. */
export const nextStepsText = readCopy('site/forms', formFile).next
