import { ENQUIRY_FIELDS, type EnquiryKind, type FieldName, fieldsOf } from '#content/schema/enquiryFields.ts'
import { ENQUIRY_ENDPOINTS } from '#content/schema/enquiryRequest.ts'

/** The values of a form, as typed. */
export type EnquiryValues = Record<FieldName, string>

export const EMPTY_VALUES = Object.fromEntries(ENQUIRY_FIELDS.map(({ name }) => [name, ''])) as EnquiryValues

/** The fields of the two forms, in order. */
export const enquiryForms = { demo: fieldsOf('demo'), contact: fieldsOf('contact') }

/** Where a form posts to, with and without JavaScript. */
export const enquiryAction = (kind: EnquiryKind) =>
  (import.meta.env.VITE_API_BASE ?? '') + ENQUIRY_ENDPOINTS[kind]
