import { ENQUIRY_FIELDS, type EnquiryField } from '../enquiryFields.ts'

/** An optional field that the forms do not have. */
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

/** Makes it one more entry of the table, for everything that is loaded from now on. */
export function addSampleField(): void {
  const table: readonly EnquiryField[] = ENQUIRY_FIELDS
  ;(table as EnquiryField[]).push(SAMPLE_FIELD)
}
