import type { FormField } from '#content/schema/inquiryFields.ts'
import type { Topic } from '#content/schema/page.ts'

/** Orders the fields of a form for a topic: the job title follows the name where it matters most. */
export function orderFields(fields: readonly FormField[], topic: Topic | undefined): readonly FormField[] {
  const jobTitle = fields.find(({ name }) => name === 'jobTitle')
  if (!topic?.asksJobTitle || !jobTitle) return fields
  return fields.flatMap((field) => {
    if (field === jobTitle) return []
    return field.name === 'name' ? [field, jobTitle] : [field]
  })
}
