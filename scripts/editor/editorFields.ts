import type { Field } from '@sveltia/cms'
import { z } from 'zod'
import { constantOf, formOf, partOf, type Schema } from './formSchema.ts'
import { capitalize, labelOf, limitsOf, singular, summaryOf } from './formWords.ts'

/** What a schema can't say. */
export interface FormContext {
  /** Names of the lists of choices that a schema's `choices` may be. */
  choices: readonly string[]
  /** The media options of a field for a picture of a group. */
  pictures: (group: string) => Record<string, unknown>
  /** The media options of a field for a file in a folder of the content. */
  uploads: (folder: string) => Record<string, unknown>
}

type Options = Record<string, unknown>

const optionOf = (value: string) => ({ label: capitalize(`${value}`), value })

/** From this length on, a text field has several lines. */
const MULTILINE_LENGTH = 120
/**
 * Creates the form of a file: a field for each field of its schema, with its limits, choices, title and description.
 * @param data the file's present content, which decides between forms of a value (a picture with or without description)
 * @throws Error for a type without a form field
 */
export function editorFields(schema: z.ZodType, context: FormContext, data?: unknown): Field[] {
  return fieldsOf(z.toJSONSchema(schema, { io: 'input' }) as Schema, data)

  function fieldsOf({ properties = {}, required = [] }: Schema, value: unknown): Field[] {
    return Object.entries(properties).map(([name, inner]) =>
      toField(name, inner, required.includes(name), partOf(value, name)),
    )
  }

  function toField(name: string, given: Schema, required: boolean, value: unknown): Field {
    const inner = formOf(given, value)
    const label = given.title ?? inner.title ?? labelOf(name)
    const hint = [given.description ?? inner.description, limitsOf(inner)].filter(Boolean).join(' ')
    return {
      name,
      label,
      required,
      ...(hint && { hint }),
      ...kindOf(name, inner, value, label),
    } as Field
  }

  function kindOf(name: string, schema: Schema, value: unknown, label: string): Options {
    const { minimum: min, maximum: max, default: preset } = schema
    if (schema.oneOf ?? schema.anyOf)
      return { widget: 'object', collapsed: 'auto', ...typesOf(schema, value) }
    switch (schema.type) {
      case 'boolean':
        return { widget: 'boolean', default: preset === true }
      case 'integer':
      case 'number':
        return {
          widget: 'number',
          value_type: schema.type === 'integer' ? 'int' : 'float',
          ...(min !== undefined && min > Number.MIN_SAFE_INTEGER && { min }),
          ...(max !== undefined && max < Number.MAX_SAFE_INTEGER && { max }),
        }
      case 'array':
        return listKind(name, schema, value, label)
      case 'object':
        return objectKind(schema, value)
      case 'string':
        return textKind(schema)
    }
    throw new Error(`The editor has no form field for "${name}" (${schema.type}): add one to editorFields.ts`)
  }

  function textKind(schema: Schema): Options {
    const { minLength: minlength = 0, maxLength: maxlength = 0, pattern } = schema
    if (schema.choices) return { widget: 'select', options: optionsOf(schema.choices) }
    if (schema.picture) return { widget: 'image', choose_url: false, ...context.pictures(schema.picture) }
    if (schema.upload) return { widget: 'file', choose_url: false, ...context.uploads(schema.upload) }
    if (schema.const !== undefined) return { widget: 'hidden', default: schema.const }
    if (schema.enum) return { widget: 'select', options: schema.enum.map(optionOf) }
    if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
    return {
      widget: maxlength > MULTILINE_LENGTH ? 'text' : 'string',
      ...(minlength > 1 && { minlength }),
      ...(maxlength && { maxlength }),
      ...(pattern && {
        pattern: [
          pattern,
          schema.examples
            ? `Write it like ${schema.examples[0]}`
            : (schema.description ?? 'Write it as the others'),
        ],
      }),
    }
  }

  function optionsOf(name: string) {
    if (!context.choices.includes(name))
      throw new Error(`The editor has no choices called "${name}": add them to choices.ts`)
    return name
  }

  function objectKind(schema: Schema, value: unknown): Options {
    const values = schema.additionalProperties
    if (schema.properties || typeof values !== 'object')
      return {
        widget: 'object',
        collapsed: 'auto',
        summary: summaryOf(schema),
        fields: fieldsOf(schema, value),
      }
    const keys = schema.propertyNames?.enum ?? Object.keys(value ?? {})
    const fields = keys.map((key) => toField(key, values, true, partOf(value, key)))
    return { widget: 'object', collapsed: 'auto', fields }
  }

  function listKind(name: string, schema: Schema, value: unknown, label: string): Options {
    const { minItems: min, maxItems: max } = schema
    const count = { ...(min && { min }), ...(max && { max }) }
    const sample = Array.isArray(value) ? value[0] : undefined
    const items = formOf(schema.prefixItems?.[0] ?? (schema.items || {}), sample)
    // A list of numbers repeats them, and their order tells.
    if (items.enum && items.type === 'string')
      return { widget: 'select', multiple: true, options: items.enum.map(optionOf), ...count }
    const single = { label_singular: items.title ?? singular(label), ...count }
    if (items.oneOf ?? items.anyOf)
      return { widget: 'list', collapsed: 'auto', ...typesOf(items, value), ...single }
    if (items.properties) {
      const samples = Object.assign({}, ...(Array.isArray(value) ? value : []))
      const fields = fieldsOf(items, samples)
      return { widget: 'list', collapsed: 'auto', summary: summaryOf(items), fields, ...single }
    }
    return {
      widget: 'list',
      collapsed: 'auto',
      field: toField(name, { title: singular(label), ...items }, true, sample),
      ...single,
    }
  }

  /** The kinds of a value, which differ by the constant of one of their fields. */
  function typesOf(schema: Schema, value: unknown) {
    const all = schema.oneOf ?? schema.anyOf ?? []
    const typeKey = constantOf(all) ?? ''
    const types = all.map((one) => {
      const { [typeKey]: kind, ...properties } = one.properties ?? {}
      const name = String(kind?.const)
      const sample = Array.isArray(value) ? value.find((item) => partOf(item, typeKey) === name) : value
      const label = one.title ?? labelOf(name)
      return {
        name,
        label,
        summary: summaryOf({ properties }),
        fields: fieldsOf({ ...one, properties }, sample),
      }
    })
    return { typeKey, types }
  }
}
