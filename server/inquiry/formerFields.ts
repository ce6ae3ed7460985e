import { fieldsOf } from '#content/schema/inquiryFields.ts'
import { INQUIRY_CONSTANTS } from '#content/schema/inquiryRequest.ts'
import type { Inquiry } from './Inquiry.ts'

/** Names of the stored fields that the form no longer has. They are shown as long as the inquiry is kept. */
export function formerFields({ kind, fields }: Pick<Inquiry, 'kind' | 'fields'>): string[] {
  const known: string[] = [...fieldsOf(kind).map(({ name }) => name), ...Object.keys(INQUIRY_CONSTANTS[kind])]
  return Object.keys(fields).filter((name) => !known.includes(name))
}
