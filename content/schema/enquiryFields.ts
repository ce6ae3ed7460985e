/** The two forms: a demo request and a contact message. */
export type EnquiryKind = 'demo' | 'contact'

/** One field of the forms, everywhere it is shown, checked, mailed and exported. */
export interface EnquiryField {
  /** Key in the request, in the outbox and in the CSV export. It stays when the label changes. */
  name: string
  label: string
  /** What the field holds, as the beginning of a sentence: "Your name can be at most …". */
  subject: string
  control: 'text' | 'email' | 'tel' | 'select' | 'textarea'
  /** Longest text in UTF-16 code units, as HTML `maxlength` counts; every field without choices has one. */
  limit?: number
  /** What can be chosen, in order. */
  choices?: readonly { value: string; label: string }[]
  /** What to say when it is left empty. Without it the field is optional. */
  missing?: string
  /** A sentence below the field. */
  help?: string
  autoComplete?: string
  /** Half a row on wide screens. */
  half?: boolean
  rows?: number
  /** The forms that ask for it, each with what is different there. */
  forms: Partial<Record<EnquiryKind, Partial<Omit<EnquiryField, 'name' | 'forms'>>>>
}

const BOTH = { demo: {}, contact: {} }

/**
 * The fields of both forms in their order (specification, points 3 and 5). Schema, forms, fallback page, mail, export and
 * tests read this table: a new field is a new entry here (docs/forms.md). It has no library, because a page that shows a
 * form fetches the one that checks it late.
 */
export const ENQUIRY_FIELDS = [
  {
    name: 'name',
    label: 'Full Name',
    subject: 'Your name',
    control: 'text',
    limit: 120,
    missing: 'Please enter your full name.',
    autoComplete: 'name',
    half: true,
    forms: BOTH,
  },
  {
    name: 'email',
    label: 'Work Email',
    subject: 'The email address',
    control: 'email',
    limit: 254,
    missing: 'Please enter your work email.',
    autoComplete: 'email',
    half: true,
    forms: BOTH,
  },
  {
    name: 'company',
    label: 'Company',
    subject: 'The company name',
    control: 'text',
    limit: 200,
    missing: 'Please enter your company.',
    autoComplete: 'organization',
    half: true,
    forms: BOTH,
  },
  {
    name: 'companySize',
    label: 'Company Size',
    subject: 'The company size',
    control: 'select',
    choices: [
      { value: '1-50', label: '1-50 employees' },
      { value: '51-200', label: '51-200 employees' },
      { value: '201-1000', label: '201-1000 employees' },
      { value: '1000+', label: 'Large organization (1000+ employees)' },
    ],
    missing: 'Please choose a company size.',
    half: true,
    forms: BOTH,
  },
  {
    name: 'jobTitle',
    label: 'Job Title',
    subject: 'The job title',
    control: 'text',
    limit: 120,
    autoComplete: 'organization-title',
    half: true,
    forms: { demo: {} },
  },
  {
    name: 'phone',
    label: 'Phone',
    subject: 'The phone number',
    control: 'tel',
    limit: 40,
    autoComplete: 'tel',
    forms: { demo: { half: true }, contact: {} },
  },
  {
    name: 'interestedPrograms',
    label: 'Interested Programs',
    subject: 'The list of programs',
    control: 'textarea',
    limit: 1000,
    rows: 2,
    forms: { demo: {} },
  },
  {
    name: 'message',
    label: 'Message',
    subject: 'Your message',
    control: 'textarea',
    limit: 5000,
    forms: {
      demo: { label: 'Additional Information', rows: 3 },
      contact: { missing: 'Please write a short message.', rows: 6 },
    },
  },
] as const satisfies readonly EnquiryField[]

/** Every name that a field of the two forms can have. */
export type FieldName = (typeof ENQUIRY_FIELDS)[number]['name']

/** A field as one of the forms asks for it. */
export type FormField = Omit<EnquiryField, 'name' | 'forms'> & { name: FieldName }

/** The fields of one form, in order. */
export function fieldsOf(kind: EnquiryKind): FormField[] {
  const table: readonly (EnquiryField & { name: FieldName })[] = ENQUIRY_FIELDS
  return table.flatMap(({ forms, ...field }) => (forms[kind] ? [{ ...field, ...forms[kind] }] : []))
}
