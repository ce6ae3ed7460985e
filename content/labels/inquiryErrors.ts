import { readCopy } from '../collections/readCopy.ts'
import { formFile } from '../schema/forms.ts'

/** What is wrong with a field, for schema/inquirySchemas.ts. */
export const FIELD_ERRORS = readCopy('site/forms', formFile).errors
