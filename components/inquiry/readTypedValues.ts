import { EMPTY_VALUES, type InquiryValues } from './inquiryForms.ts'

/** Reads the values of a form before hydration; empty fields are omitted. */
export const readTypedValues = (form: HTMLFormElement | null): Partial<InquiryValues> =>
  Object.fromEntries(
    [...new FormData(form ?? undefined)].filter(([name, value]) => value && name in EMPTY_VALUES),
  )
