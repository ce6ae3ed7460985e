import { fieldsOf } from '#content/schema/enquiryFields.ts'
import { ENQUIRY_CONSTANTS } from '#content/schema/enquiryRequest.ts'
import type { Enquiry } from './Enquiry.ts'

/** What a stored enquiry holds of fields that its form no longer has. It is read by people as long as it is kept. */
export function formerFields({ kind, fields }: Pick<Enquiry, 'kind' | 'fields'>): string[] {
  const known: string[] = [...fieldsOf(kind).map(({ name }) => name), ...Object.keys(ENQUIRY_CONSTANTS[kind])]
  return Object.keys(fields).filter((name) => !known.includes(name))
}
