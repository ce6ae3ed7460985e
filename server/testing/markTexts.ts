import { ENQUIRY_FIELDS, type EnquiryField } from '#content/schema/enquiryFields.ts'

const table: readonly EnquiryField[] = ENQUIRY_FIELDS

/** Puts a mark before every text of a form. Choices stay as they are, because no other value is valid. */
export const markTexts = (fields: Record<string, string>, mark: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const isChoice = table.find((field) => field.name === name)?.choices !== undefined
      return [name, isChoice ? value : `${mark}${value}`]
    }),
  )
