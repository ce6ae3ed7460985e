import type { Topic } from '#content/schema/page.ts'
import type { FieldSpec } from './enquiryForms.ts'

/** The fields of a form in the order that suits the topic: where the post of the sender matters most, right after the name. */
export function orderFields(fields: readonly FieldSpec[], topic: Topic | undefined): readonly FieldSpec[] {
  const jobTitle = fields.find(({ name }) => name === 'jobTitle')
  if (!topic?.asksPost || !jobTitle) return fields
  return fields.flatMap((field) => {
    if (field === jobTitle) return []
    return field.name === 'name' ? [field, jobTitle] : [field]
  })
}
