import { INQUIRY_FIELDS, type InquiryField } from '../inquiryFields.ts'

/** An optional field that isn't part of the forms. */
const SAMPLE_FIELD = {
  name: 'industry',
  label: 'Industry',
  subject: 'The industry',
  control: 'text',
  limit: 60,
  autoComplete: 'off',
  forms: { demo: {}, contact: { label: 'Your Industry' } },
} satisfies InquiryField

/** Adds the sample field to `INQUIRY_FIELDS`. Only modules imported afterward see it. */
export function addSampleField(): void {
  const table: readonly InquiryField[] = INQUIRY_FIELDS
  ;(table as InquiryField[]).push(SAMPLE_FIELD)
}
