import { z } from 'zod'

/** The rules for a field, as JSON Schema (https://json-schema.org). */
export interface FieldRule {
  type?: string
  enum?: readonly string[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: FieldRule
  properties?: Record<string, FieldRule>
  required?: readonly string[]
  description?: string
  examples?: readonly unknown[]
}

/** The rules of a front matter: limits, choices, descriptions and examples of its fields, in schema order. */
export const fieldRules = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as FieldRule

/** The size limits of a field: "4 to 60 characters", "at least 1 entry", or undefined when there are none. */
export function limitOf(rule: FieldRule): string | undefined {
  const [min, max, one, more] =
    rule.type === 'array'
      ? [rule.minItems, rule.maxItems, 'entry', 'entries']
      : rule.type === 'integer'
        ? [rule.minimum, rule.maximum, '', '']
        : [rule.minLength, rule.maxLength, 'character', 'characters']
  if (min !== undefined && max !== undefined) return `${min} to ${max} ${more}`.trim()
  if (min !== undefined) return `at least ${min} ${min === 1 ? one : more}`
  return max === undefined ? undefined : `at most ${max} ${max === 1 ? one : more}`
}
