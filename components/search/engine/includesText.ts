/**
 * Whether the text stands in one of the fields, whatever the capitals (specification, point 5). Every text contains the
 * empty one. This is what the index has to agree with.
 */
export function includesText(fields: readonly string[], text: string): boolean {
  const wanted = text.toLowerCase()
  return fields.some((field) => field.toLowerCase().includes(wanted))
}
