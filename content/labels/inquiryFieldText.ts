import { readCopy } from '../collections/readCopy.ts'
import { formFile } from '../schema/forms.ts'

/** Labels and messages of the fields of both forms, for schema/inquiryFields.ts. */
export const FIELD_TEXT = readCopy('site/forms', formFile).fields
