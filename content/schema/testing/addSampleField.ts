import { ENQUIRY_FIELDS, type EnquiryField } from '../enquiryFields.ts'

/** An optional field that isn't part of the forms. */
const SAMPLE_FIELD = {
  name: 'industry',
  label: 'Industry',
  subject: 'The industry',
  control: 'text',
  limit: 60,
  help: 'Such as logistics or health care.',
  autoComplete: 'off',
  forms: { demo: {}, contact: { label: 'Your Industry' } },
} satisfies EnquiryField

/** Adds the sample field to `ENQUIRY_FIELDS`. Only modules imported afterward see it. */
export function addSampleField(): void {
  const table: readonly EnquiryField[] = ENQUIRY_FIELDS
  ;(table as EnquiryField[]).push(SAMPLE_FIELD)
}
