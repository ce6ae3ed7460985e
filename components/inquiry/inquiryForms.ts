import { atom } from 'jotai'
import { type FieldName, INQUIRY_FIELDS, type InquiryKind } from '#content/schema/inquiryFields.ts'
import { INQUIRY_ENDPOINTS } from '#content/schema/inquiryRequest.ts'

/** The values of a form, as typed. */
export type InquiryValues = Record<FieldName, string>

export const EMPTY_VALUES = Object.fromEntries(INQUIRY_FIELDS.map(({ name }) => [name, ''])) as InquiryValues

/** Where a form posts to, with and without JavaScript. */
export const inquiryAction = (kind: InquiryKind) =>
  (import.meta.env.VITE_API_BASE ?? '') + INQUIRY_ENDPOINTS[kind]

/** A form as the visitor left it. In memory only: it lasts for the visit and is never stored on the device. */
export interface Draft {
  values: InquiryValues
  /** The text a topic filled in last, see `prefill`. */
  filled: string
}

export const EMPTY_DRAFT: Draft = { values: EMPTY_VALUES, filled: '' }

/** Drafts of the two forms; the demo dialog, /demo and the demo tab of /contact share one. */
export const draftAtoms = { demo: atom(EMPTY_DRAFT), contact: atom(EMPTY_DRAFT) }
