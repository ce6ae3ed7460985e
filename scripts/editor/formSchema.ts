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
  upload?: string
}

/** The form of a value that may have several: fields by kind, choices, all fields together, or those of the present value. */
export function formOf(schema: Schema, value: unknown): Schema {
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type
  const all = (schema.anyOf ?? schema.oneOf)?.filter((one) => one.type !== 'null')
  if (!all) return { ...schema, ...(type && { type }) }
  const { anyOf: _, oneOf: __, ...rest } = schema
  if (all.every((one) => typeof one.const === 'string'))
    return { ...rest, type: 'string', enum: all.map((one) => String(one.const)) }
  if (all.length > 1 && all.every((one) => one.type === 'object'))
    return constantOf(all) ? { ...rest, oneOf: all } : { ...rest, ...merged(all) }
  const present = Array.isArray(value) ? 'array' : typeof value
  return formOf({ ...rest, ...(all.find((one) => one.type === present) ?? all[0]) }, value)
}

/** The field by whose constant forms of a value are told apart. */
export const constantOf = (all: readonly Schema[]): string | undefined =>
  Object.keys(all[0]?.properties ?? {}).find((name) =>
    all.every((one) => one.properties?.[name]?.const !== undefined),
  )

/** One form with the fields of all, of which only those that all require are required. */
const merged = (all: readonly Schema[]): Schema => ({
  type: 'object',
  properties: Object.assign({}, ...all.map(({ properties }) => properties)),
  required: (all[0]?.required ?? []).filter((name) => all.every(({ required }) => required?.includes(name))),
})

/** A field of a value that may be no object. */
export const partOf = (value: unknown, name: string): unknown =>
  value && typeof value === 'object' ? (value as Record<string, unknown>)[name] : undefined
