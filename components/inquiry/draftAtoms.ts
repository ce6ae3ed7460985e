import { atom } from 'jotai'
import { EMPTY_VALUES, type InquiryValues } from './inquiryForms.ts'

/** A form as the visitor left it. In memory only: it lasts for the visit and is never stored on the device. */
export interface Draft {
  values: InquiryValues
  /** The text a topic filled in last, see `prefill`. */
  filled: string
}

export const EMPTY_DRAFT: Draft = { values: EMPTY_VALUES, filled: '' }

/** Drafts of the two forms; the demo dialog, /demo and the demo tab of /contact share one. */
export const draftAtoms = { demo: atom(EMPTY_DRAFT), contact: atom(EMPTY_DRAFT) }
