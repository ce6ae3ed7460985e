import type { FormField } from '#content/schema/enquiryFields.ts'
import type { EnquiryValues } from './enquiryForms.ts'

/** What stands in the fields of a form that nothing has taken over yet; empty fields are left out. */
export function typedSoFar(
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
