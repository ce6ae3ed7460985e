import { readCopy } from '../collections/readCopy.ts'
import { formFile } from '../schema/forms.ts'

const { demo, contact, labels } = readCopy('site/forms', formFile)

/** Texts of the two forms, as specified (points 4 and 8). */
export const INQUIRY_TEXT = { demo, contact }

/** Labels shared by both forms. */
export const FORM_LABELS = labels
