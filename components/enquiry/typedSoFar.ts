import type { EnquiryValues, FieldSpec } from './enquiryForms.ts'

/**
 * What stands in a pre-rendered form before the app has taken it over: somebody may have been typing already.
 * @param action address of the form
 */
export function typedSoFar(action: string, fields: readonly FieldSpec[]): Partial<EnquiryValues> {
  if (import.meta.env.SSR) return {}
  const form = document.querySelector<HTMLFormElement>(`main form[action="${action}"]`)
  const typed: Partial<EnquiryValues> = {}
  for (const { name } of fields) {
    const control = form?.elements.namedItem(name)
    const value = control && 'value' in control ? String(control.value) : ''
    if (value) typed[name] = value
  }
  return typed
}
