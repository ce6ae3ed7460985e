import { ENQUIRY_FIELDS, type EnquiryField } from '#content/schema/enquiryFields.ts'

const table: readonly EnquiryField[] = ENQUIRY_FIELDS

/** What a mail shows of a field: the label of a choice, any other value as it was sent. */
export function mailedValue(name: string, value: string): string {
  const choices = table.find((field) => field.name === name)?.choices
  return choices?.find((choice) => choice.value === value)?.label ?? value
}
