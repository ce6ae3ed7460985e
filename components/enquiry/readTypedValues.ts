import type { FormField } from '#content/schema/enquiryFields.ts'
import type { EnquiryValues } from './enquiryForms.ts'

/** Reads the values of a form before hydration; empty fields are omitted. */
export function readTypedValues(
  form: HTMLFormElement | null,
  fields: readonly FormField[],
): Partial<EnquiryValues> {
  const typed: Partial<EnquiryValues> = {}
  for (const { name } of fields) {
    const control = form?.elements.namedItem(name)
    const value = control && 'value' in control ? String(control.value) : ''
    if (value) typed[name] = value
  }
  return typed
}
