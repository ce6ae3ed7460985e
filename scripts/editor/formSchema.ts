/** The part of JSON Schema that our content needs, with the hints of content/schema/fields.ts. */
export interface Schema {
  type?: string | string[]
  title?: string
  description?: string
  default?: unknown
  const?: unknown
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
  prefixItems?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  propertyNames?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  choices?: string
  picture?: string
}

/** Of forms without a constant, the one that the value has: a text, or fields. */
export function formOf(schema: Schema, value: unknown): Schema {
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type
  const all = (schema.anyOf ?? schema.oneOf)?.filter((one) => one.type !== 'null')
  if (!all) return { ...schema, ...(type && { type }) }
  if (all.every((one) => typeof one.const === 'string'))
    return {
      ...schema,
      anyOf: undefined,
      oneOf: undefined,
      type: 'string',
      enum: all.map((one) => String(one.const)),
    } as Schema
  if (all.length > 1 && all.every((one) => one.type === 'object')) return { ...schema, oneOf: all }
  return formOf(
    all.find((one) => one.type === (typeof value === 'object' ? 'object' : typeof value)) ?? all[0] ?? {},
    value,
  )
}

/** A field of a value that may be no object. */
export const partOf = (value: unknown, name: string): unknown =>
  value && typeof value === 'object' ? (value as Record<string, unknown>)[name] : undefined
