import { type FieldName, fieldsOf, INQUIRY_FIELDS, type InquiryKind } from '#content/schema/inquiryFields.ts'
import { INQUIRY_ENDPOINTS } from '#content/schema/inquiryRequest.ts'

/** The values of a form, as typed. */
export type InquiryValues = Record<FieldName, string>

export const EMPTY_VALUES = Object.fromEntries(INQUIRY_FIELDS.map(({ name }) => [name, ''])) as InquiryValues

/** The fields of the two forms, in order. */
export const inquiryForms = { demo: fieldsOf('demo'), contact: fieldsOf('contact') }

/** Where a form posts to, with and without JavaScript. */
export const inquiryAction = (kind: InquiryKind) =>
  (import.meta.env.VITE_API_BASE ?? '') + INQUIRY_ENDPOINTS[kind]
