import { FIELD_TEXT } from '../labels/inquiryText.ts'

/** The two forms: a demo request and a contact message. */
export type InquiryKind = 'demo' | 'contact'

/** A form field, as shown, validated, emailed and exported. */
export interface InquiryField {
  /** Key in the request, in the outbox and in the CSV export. Keep it when the label changes. */
  name: string
  label: string
  /** The field as the subject of an error message: "Your name can be at most …". */
  subject: string
  control: 'text' | 'email' | 'tel' | 'select' | 'textarea'
  /** Maximum length in UTF-16 code units, like HTML `maxlength`; required for fields without choices. */
  limit?: number
  /** The options of a select, in order. */
  choices?: readonly { value: string; label: string }[]
  /** Help below the field, where no topic brings its own. */
  hint?: string | undefined
  /** Error message for an empty field. Without it, the field is optional. */
  missing?: string
  autoComplete?: string
  /** Takes half a row on wide screens. */
  half?: boolean
  rows?: number
  /** The forms that have the field, each with its overrides. */
  forms: Partial<Record<InquiryKind, Partial<Omit<InquiryField, 'name' | 'forms'>>>>
}

const { message } = FIELD_TEXT
const BOTH = { demo: {}, contact: {} }

/**
 * The fields of both forms, in order (specification, points 3 and 5). Schema, forms, fallback page, email, export and tests
 * read this table, so a new field is a new entry here (docs/forms.md). It doesn't import the validation library, which pages
 * with a form load later.
 */
export const INQUIRY_FIELDS = [
  {
    name: 'name',
    ...FIELD_TEXT.name,
    control: 'text',
    limit: 120,
    autoComplete: 'name',
    half: true,
    forms: BOTH,
  },
  {
    name: 'email',
    ...FIELD_TEXT.email,
    control: 'email',
    limit: 254,
    autoComplete: 'email',
    half: true,
    forms: BOTH,
  },
  {
    name: 'company',
    ...FIELD_TEXT.company,
    control: 'text',
    limit: 200,
    autoComplete: 'organization',
    half: true,
    forms: BOTH,
  },
  {
    name: 'companySize',
    ...FIELD_TEXT.companySize,
    control: 'select',
    choices: Object.entries(FIELD_TEXT.companySize.choices).map(([value, label]) => ({ value, label })),
    half: true,
    forms: BOTH,
  },
  {
    name: 'jobTitle',
    ...FIELD_TEXT.jobTitle,
    control: 'text',
    limit: 120,
    autoComplete: 'organization-title',
    half: true,
    forms: { demo: {} },
  },
  {
    name: 'phone',
    ...FIELD_TEXT.phone,
    control: 'tel',
    limit: 40,
    autoComplete: 'tel',
    forms: { demo: { half: true }, contact: {} },
  },
  {
    name: 'interestedPrograms',
    ...FIELD_TEXT.interestedPrograms,
    control: 'textarea',
    limit: 1000,
    half: true,
    rows: 2,
    forms: { demo: {} },
  },
  {
    name: 'message',
    label: message.label,
    subject: message.subject,
    control: 'textarea',
    limit: 5000,
    forms: {
      demo: { label: message.demoLabel, half: true, rows: 2 },
      contact: { missing: message.missing, rows: 6 },
    },
  },
] as const satisfies readonly InquiryField[]

/** The name of a field of either form. */
export type FieldName = (typeof INQUIRY_FIELDS)[number]['name']

/** A field with the overrides of one form applied. */
export type FormField = Omit<InquiryField, 'name' | 'forms'> & { name: FieldName }

/** The fields of one form, in order. */
export function fieldsOf(kind: InquiryKind): FormField[] {
  const table: readonly (InquiryField & { name: FieldName })[] = INQUIRY_FIELDS
  return table.flatMap(({ forms, ...field }) => (forms[kind] ? [{ ...field, ...forms[kind] }] : []))
}
