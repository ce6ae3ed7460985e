import type { FormField } from '#content/schema/inquiryFields.ts'
import type { InquiryValues } from './inquiryForms.ts'

/** Reads the values of a form before hydration; empty fields are omitted. */
export function readTypedValues(
  form: HTMLFormElement | null,
  fields: readonly FormField[],
): Partial<InquiryValues> {
  const typed: Partial<InquiryValues> = {}
  for (const { name } of fields) {
    const control = form?.elements.namedItem(name)
    const value = control && 'value' in control ? String(control.value) : ''
    if (value) typed[name] = value
  }
  return typed
}
