import type { z } from 'zod'
import { didYouMean } from './nearest.ts'

/**
 * Describes an invalid field: in the words of the schema, but for the most frequent mistakes, which come with a cure.
 * @param line the line of the file
 */
export function describeIssue(
  issue: z.core.$ZodIssue,
  matter: unknown,
  line: string | undefined,
  schema: z.ZodType,
): string {
  const { path, message } = issue
  const name = path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key))).join(', ')
  if (issue.code === 'unrecognized_keys')
    return `${name && `${name}: `}There is no field ${issue.keys.map((key) => `"${key}"`).join(', ')} here.`
  const value = path.reduce<unknown>((parent, key) => (parent as Record<PropertyKey, unknown>)[key], matter)
  if (value === undefined) return `${name} is missing.${exampleLine(name, schema)}`
  const choices = choicesOf(issue)
  if (choices)
    return `${name} is "${value}".${didYouMean(String(value), choices)} Choose one of: ${choices.join(', ')}.`
  if (issue.code === 'invalid_type') {
    if (issue.expected === 'string' && value !== null && typeof value === 'object')
      return isColon(value) && ENTRY.test(line ?? '')
        ? putInQuotes('a colon in a text', line, ENTRY)
        : `${name} is a text, and here it has fields or entries of its own. Write the text alone.`
    if (typeof value === 'number' && issue.expected === 'string')
      return putInQuotes('a number for a text', line)
    const group = { object: 'a group of fields', array: 'a list' }[issue.expected as string]
    return group && typeof value === 'string'
      ? `${name} is ${group}, and here it is a text.`
      : `${name}: ${message}`
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const unit = { string: ' characters', array: ' entries' }[issue.origin as string]
    const { length } = typeof value === 'string' ? value.trim() : (value as unknown[])
    if (length === 0) return `${name} is empty.`
    const size = unit ? `${length}${unit}` : value
    const limit = issue.code === 'too_big' ? `at most ${issue.maximum}` : `at least ${issue.minimum}`
    return `${name}: ${size} instead of ${limit}`
  }
  return `${name}: ${message}${issue.code === 'invalid_format' ? `, and it is "${value}"` : ''}`
}

/** What a field may be, if that is one of a few values. */
function choicesOf(issue: z.core.$ZodIssue): string[] | undefined {
  if (issue.code === 'invalid_value') return issue.values.map(String)
  return issue.code === 'invalid_union' && 'options' in issue ? issue.options?.map(String) : undefined
}

/** Whether YAML has made an object of a text such as "First: listen" in a list. */
const isColon = (value: object): boolean =>
  !Array.isArray(value) && Object.values(value).length === 1 && typeof Object.values(value)[0] !== 'object'

/** Advice to add a valid line for a field, if the schema has an example. */
function exampleLine(name: string, schema: z.ZodType): string {
  const shape = (schema as z.ZodObject).shape as Record<string, z.ZodType | undefined>
  const [example] = (shape[name]?.meta()?.examples ?? []) as unknown[]
  if (example === undefined) return ''
  return ` Add a line such as: ${name}: ${typeof example === 'string' ? example : JSON.stringify(example)}`
}

const FIELD = /^\s*((?:- )?\w+: )(.*)$/
const ENTRY = /^\s*(- )([^{].*)$/

/** A message about a text that needs quotes, with the line to write. */
export function putInQuotes(reason: string, line = '', shape = FIELD): string {
  const [, start = '', text = ''] = shape.exec(line) ?? ENTRY.exec(line) ?? []
  const plain = text.trim().replace(/^(["'])(.*)\1$/, '$2')
  return `${reason}: put the text in quotes, as in ${start}${JSON.stringify(plain)}`
}
