import type { FormField } from '#content/schema/enquiryFields.ts'
import type { Topic } from '#content/schema/page.ts'

/** The fields of a form in the order that suits the topic: where the post of the sender matters most, right after the name. */
export function orderFields(fields: readonly FormField[], topic: Topic | undefined): readonly FormField[] {
  const jobTitle = fields.find(({ name }) => name === 'jobTitle')
  if (!topic?.asksJobTitle || !jobTitle) return fields
  return fields.flatMap((field) => {
    if (field === jobTitle) return []
    return field.name === 'name' ? [field, jobTitle] : [field]
  })
}
