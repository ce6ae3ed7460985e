import { readCopy } from '../collections/readCopy.ts'
import { formFile } from '../schema/forms.ts'

const { demo, contact, labels, fields, errors, dialog } = readCopy('site/forms', formFile)

/** Texts of the two forms, as specified (points 4 and 8). */
export const INQUIRY_TEXT = { demo, contact }

/** Labels shared by both forms. */
export const FORM_LABELS = labels

/** Labels and messages of the fields of both forms, for schema/inquiryFields.ts. */
export const FIELD_TEXT = fields

/** What is wrong with a field, for schema/inquirySchemas.ts. */
export const FIELD_ERRORS = errors

/** Text above the form in the demo dialog (specification, point 2). */
export const demoDialogText = dialog
