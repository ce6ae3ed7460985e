import type { FormField } from '#content/schema/inquiryFields.ts'
import type { Topic } from '#content/schema/page.ts'

/** Orders the fields of a form for a topic: the job title follows the name where it matters most. */
export function orderFields(fields: readonly FormField[], topic: Topic | undefined): readonly FormField[] {
  if (!topic?.asksJobTitle) return fields
  const isFirst = ({ name }: FormField) => name === 'name' || name === 'jobTitle'
  return [...fields.filter(isFirst), ...fields.filter((field) => !isFirst(field))]
}
