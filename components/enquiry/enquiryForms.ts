import { COMPANY_SIZES, ENQUIRY_ENDPOINTS, type EnquiryKind } from '#content/schema/enquiryFields.ts'
import { COMPANY_SIZE_LABELS, CONTACT_TEXT, DEMO_TEXT, FIELD_LABELS } from '#content/schema/enquiryText.ts'

/** Every name a field of the two forms can have. */
export type FieldName =
  | 'name'
  | 'email'
  | 'company'
  | 'companySize'
  | 'jobTitle'
  | 'phone'
  | 'interestedPrograms'
  | 'message'

/** What stands in the fields of a form, as typed. */
export type EnquiryValues = Record<FieldName, string>

export const EMPTY_VALUES: EnquiryValues = {
  name: '',
  email: '',
  company: '',
  companySize: '',
  jobTitle: '',
  phone: '',
  interestedPrograms: '',
  message: '',
}

export interface FieldSpec {
  name: FieldName
  label: string
  required?: boolean
  control: 'text' | 'email' | 'tel' | 'select' | 'textarea'
  autoComplete?: string
  /** Half a row on wide screens. */
  half?: boolean
  rows?: number
}

interface EnquiryFormSpec {
  endpoint: string
  text: typeof DEMO_TEXT | typeof CONTACT_TEXT
  /** Values that are sent without a field. */
  constants: Record<string, string>
  fields: readonly FieldSpec[]
}

const sender: readonly FieldSpec[] = [
  {
    name: 'name',
    label: FIELD_LABELS.name,
    required: true,
    control: 'text',
    autoComplete: 'name',
    half: true,
  },
  {
    name: 'email',
    label: FIELD_LABELS.email,
    required: true,
    control: 'email',
    autoComplete: 'email',
    half: true,
  },
  {
    name: 'company',
    label: FIELD_LABELS.company,
    required: true,
    control: 'text',
    autoComplete: 'organization',
    half: true,
  },
  { name: 'companySize', label: FIELD_LABELS.companySize, required: true, control: 'select', half: true },
]

const phone: FieldSpec = {
  name: 'phone',
  label: FIELD_LABELS.phone,
  control: 'tel',
  autoComplete: 'tel',
  half: true,
}

/** The two forms (specification, points 3 and 5): fields in order, texts and endpoint. */
export const enquiryForms: Record<EnquiryKind, EnquiryFormSpec> = {
  demo: {
    endpoint: ENQUIRY_ENDPOINTS.demo,
    text: DEMO_TEXT,
    constants: {},
    fields: [
      ...sender,
      {
        name: 'jobTitle',
        label: FIELD_LABELS.jobTitle,
        control: 'text',
        autoComplete: 'organization-title',
        half: true,
      },
      phone,
      { name: 'interestedPrograms', label: FIELD_LABELS.interestedPrograms, control: 'textarea', rows: 2 },
      { name: 'message', label: FIELD_LABELS.additionalInformation, control: 'textarea', rows: 3 },
    ],
  },
  contact: {
    endpoint: ENQUIRY_ENDPOINTS.contact,
    text: CONTACT_TEXT,
    constants: { type: 'general' },
    fields: [
      ...sender,
      { ...phone, half: false },
      { name: 'message', label: FIELD_LABELS.message, required: true, control: 'textarea', rows: 6 },
    ],
  },
}

export const companySizeOptions = COMPANY_SIZES.map((value) => ({ value, label: COMPANY_SIZE_LABELS[value] }))

/** Where a form posts to, with and without JavaScript. */
export const enquiryAction = (kind: EnquiryKind) =>
  (import.meta.env.VITE_API_BASE ?? '') + enquiryForms[kind].endpoint
