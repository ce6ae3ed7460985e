import type { Field } from '@sveltia/cms'
import { z } from 'zod'

/** The part of JSON Schema that our front matter needs. */
interface Schema {
  type?: string
  description?: string
  default?: unknown
  enum?: string[]
  format?: string
  pattern?: string
  examples?: unknown[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

/** From this length on, a text field has several lines. */
const MULTILINE_LENGTH = 120

/**
 * Creates a form field for each field of a front matter, with its limits, choices and `meta` description.
 * @throws Error for a type without a form field
 */
export function editorFields(frontMatter: z.ZodType): Field[] {
  return fieldsOf(z.toJSONSchema(frontMatter, { io: 'input' }) as Schema)
}

const fieldsOf = ({ properties = {}, required = [] }: Schema): Field[] =>
  Object.entries(properties).map(([name, schema]) => toField(name, schema, required.includes(name)))

function toField(name: string, schema: Schema, required: boolean): Field {
  const hint = [schema.description, limitsOf(schema)].filter(Boolean).join(' ')
  return { name, label: labelOf(name), required, ...(hint && { hint }), ...kindOf(name, schema) } as Field
}

function kindOf(name: string, schema: Schema): Record<string, unknown> {
  if (schema.type === 'boolean') return { widget: 'boolean', default: schema.default === true }
  if (schema.type === 'integer')
    return { widget: 'number', value_type: 'int', min: schema.minimum, max: schema.maximum }
  if (schema.type === 'array') return listKind(name, schema)
  if (schema.type !== 'string')
    throw new Error(`The editor has no form field for "${name}" (${schema.type}): add one to editorFields.ts`)
  if (schema.enum) return { widget: 'select', options: schema.enum }
  if (schema.format === 'date')
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: true }
  const { minLength: minlength, maxLength: maxlength = 0, pattern } = schema
  return {
    widget: maxlength > MULTILINE_LENGTH ? 'text' : 'string',
    ...(minlength && { minlength }),
    ...(maxlength && { maxlength }),
    ...(pattern && {
      pattern: [pattern, schema.examples ? `Write it like ${schema.examples[0]}` : `Must match ${pattern}`],
    }),
  }
}

function listKind(name: string, { minItems: min, maxItems: max, items = {} }: Schema) {
  const count = { ...(min && { min }), ...(max && { max }) }
  if (items.enum) return { widget: 'select', multiple: true, options: items.enum, ...count }
  const shape = items.properties
    ? {
        fields: fieldsOf(items),
        collapsed: 'auto',
        summary: `{{fields.${Object.keys(items.properties)[0]}}}`,
      }
    : { field: toField(name, items, true) }
  return { widget: 'list', ...shape, ...count }
}

function limitsOf({ minLength, maxLength, minItems, maxItems, items }: Schema): string {
  if (minItems || maxItems) return `${range(minItems, items?.enum ? undefined : maxItems)} of them.`
  return minLength || maxLength ? `${range(minLength, maxLength)} characters.` : ''
}

const range = (least?: number, most?: number) =>
  most === undefined ? `At least ${least}` : least === undefined ? `Up to ${most}` : `${least} to ${most}`

/** Turns "whatYoullLearn" into "What youll learn". */
function labelOf(name: string) {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
