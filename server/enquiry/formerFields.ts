import { fieldsOf } from '#content/schema/enquiryFields.ts'
import { ENQUIRY_CONSTANTS } from '#content/schema/enquiryRequest.ts'
import type { Enquiry } from './Enquiry.ts'

/** Names of the stored fields that the form no longer has. They are shown as long as the enquiry is kept. */
export function formerFields({ kind, fields }: Pick<Enquiry, 'kind' | 'fields'>): string[] {
  const known: string[] = [...fieldsOf(kind).map(({ name }) => name), ...Object.keys(ENQUIRY_CONSTANTS[kind])]
  return Object.keys(fields).filter((name) => !known.includes(name))
}
