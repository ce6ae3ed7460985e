import type { Field } from '@sveltia/cms'
import { z } from 'zod'
import { choices } from './choices.ts'
import { capitalize, labelOf, limitsOf, type Schema, singular, summaryOf, WORDS } from './formWords.ts'

type Options = Record<string, unknown>

const optionOf = (value: string) => ({ label: WORDS[value] ?? capitalize(value), value })

/** From this length on, a text field has several lines. */
const MULTILINE_LENGTH = 120

/**
 * Creates the form of a file: a field for each field of its schema, with its limits, choices, title and description.
 * @param folder the content folder, relative to the repository
 * @throws Error for a type without a form field
 */
export function editorFields(schema: z.ZodType, folder: string): Field[] {
  return fieldsOf(z.toJSONSchema(schema, { io: 'input' }) as Schema)

  function fieldsOf({ properties = {}, required = [] }: Schema): Field[] {
    return Object.entries(properties).map(([name, inner]) => toField(name, inner, required.includes(name)))
  }

  function toField(name: string, schema: Schema, required: boolean): Field {
    const label = schema.title ?? labelOf(name)
    const hint = [schema.description, limitsOf(schema)].filter(Boolean).join(' ')
    return { name, label, required, ...(hint && { hint }), ...kindOf(name, schema, label) } as Field
  }

  function kindOf(name: string, schema: Schema, label: string): Options {
    const { minimum: min, maximum: max, default: preset } = schema
    if (schema.oneOf) return { widget: 'object', collapsed: 'auto', ...typesOf(schema.oneOf) }
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
        return listKind(name, schema, label)
      case 'object':
        return { widget: 'object', collapsed: 'auto', summary: summaryOf(schema), fields: fieldsOf(schema) }
      case 'string':
        return textKind(schema)
    }
    throw new Error(`The editor has no form field for "${name}" (${schema.type}): add one to editorFields.ts`)
  }

  function textKind(schema: Schema): Options {
    const { minLength: minlength = 0, maxLength: maxlength = 0, pattern } = schema
    if (schema.choices) return { widget: 'select', options: optionsOf(schema.choices) }
    // Drawings and photos of a group, which a page names as "/sections/one-team.svg".
    if (schema.picture)
      return { widget: 'image', choose_url: false, ...mediaIn(schema.picture, `art/${schema.picture}`) }
    // A file such as "/downloads/one-pager.pdf", below the content.
    if (schema.upload) return { widget: 'file', choose_url: false, ...mediaIn(schema.upload) }
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

  function mediaIn(name: string, path = name): Options {
    return { media_folder: `/${folder}/${path}`, public_folder: `/${name}` }
  }

  function listKind(
    name: string,
    { minItems: min, maxItems: max, items = {} }: Schema,
    label: string,
  ): Options {
    const count = { ...(min && { min }), ...(max && { max }) }
    // A list of numbers repeats them, and their order tells.
    if (items.enum && items.type === 'string')
      return { widget: 'select', multiple: true, options: items.enum.map(optionOf), ...count }
    const list = {
      widget: 'list',
      collapsed: 'auto',
      label_singular: items.title ?? singular(label),
      ...count,
    }
    if (items.oneOf) return { ...list, ...typesOf(items.oneOf) }
    if (items.properties) return { ...list, summary: summaryOf(items), fields: fieldsOf(items) }
    return { ...list, field: toField(name, { title: singular(label), ...items }, true) }
  }

  /** The kinds of a value, which the field "kind" tells apart. */
  function typesOf(kinds: readonly Schema[]): Options {
    const types = kinds.map(({ title, required, properties: { kind, ...properties } = {} }) => {
      const name = String(kind?.const)
      return {
        name,
        label: title ?? labelOf(name),
        summary: summaryOf({ properties }),
        fields: fieldsOf({ required, properties }),
      }
    })
    return { typeKey: 'kind', types }
  }
}

/** Fields refer to a list of choices by its name (editorConfig.ts). */
function optionsOf(name: string): string {
  if (!choices[name])
    throw new Error(`The editor has no choices called "${name}": add them to scripts/editor/choices.ts`)
  return name
}
