import type { Field } from '@sveltia/cms'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { articleFrontMatter } from '#content/schema/article.ts'
import { moduleFrontMatter } from '#content/schema/module.ts'
import { editorConfig } from './editorConfig.ts'

/** Fields by name; nested ones are named "list.name". */
function named(fields: Field[], prefix = ''): Map<string, Record<string, unknown>> {
  const all = new Map<string, Record<string, unknown>>()
  for (const field of fields as (Field & { fields?: Field[] })[]) {
    all.set(prefix + field.name, field as unknown as Record<string, unknown>)
    for (const [name, inner] of named(field.fields ?? [], `${prefix}${field.name}.`)) all.set(name, inner)
  }
  return all
}

const { collections } = editorConfig('content')

function fieldsOf(collection: string) {
  const found = collections?.find((one) => 'name' in one && one.name === collection)
  if (!found || !('fields' in found)) throw new Error(`There is no collection ${collection}`)
  return named(found.fields)
}

/** Names of all fields of a schema; nested ones are named "list.name". */
function namesIn(schema: z.core.JSONSchema.BaseSchema, prefix = ''): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    if (typeof inner === 'boolean') return []
    const items = inner.items as z.core.JSONSchema.BaseSchema | undefined
    return [
      prefix + name,
      ...namesIn(inner, `${prefix}${name}.`),
      ...namesIn(items ?? {}, `${prefix}${name}.`),
    ]
  })
}

it.each([
  ['articles', articleFrontMatter],
  ['modules', moduleFrontMatter],
])(
  'the editor has a field with a name for people for every one of %s, and for the text',
  (collection, schema) => {
    const fields = fieldsOf(collection)
    const names = namesIn(z.toJSONSchema(schema, { io: 'input' })).filter((name) => name !== 'formerly')
    expect([...fields.keys()]).toEqual([...names, 'body'])
    for (const field of fields.values()) expect(field.label).toMatch(/^[A-Z]/)
  },
)
