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
  const choices = choicesOf(issue)
  const advice = choices ? ` Choose one of: ${choices.join(', ')}.` : exampleLine(name, schema)
  if (value === undefined) return `${name} is missing.${advice}`
  if (choices) return `${name} is "${value}".${didYouMean(String(value), choices)}${advice}`
  if (issue.code === 'invalid_type') {
    const given = kindOf(value)
    if (issue.expected === 'string' && typeof value !== 'object')
      return putInQuotes(`${given} for a text`, line)
    if (issue.expected === 'string' && isColon(value) && ENTRY.test(line ?? ''))
      return putInQuotes('a colon in a text', line, ENTRY)
    return `${name} is ${KINDS[issue.expected] ?? issue.expected}, and here it is ${given}.`
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

/** What an editor calls the types of values. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  object: 'a group of fields',
  array: 'a list',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
}

const kindOf = (value: unknown) => KINDS[Array.isArray(value) ? 'array' : typeof value]

/** Whether YAML has made an object of a text such as "First: listen" in a list. */
function isColon(value: unknown): boolean {
  const texts = Array.isArray(value) ? [] : Object.values(value ?? {})
  return texts.length === 1 && typeof texts[0] !== 'object'
}

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
