import type { z } from 'zod'
import { type FieldRule, limitOf, ruleAt } from './fieldRules.ts'
import { formatDate } from './formatDate.ts'
import { nearest } from './nearest.ts'

/** A problem with a field of the front matter, and the path to the field. */
export interface FieldProblem {
  path: readonly PropertyKey[]
  message: string
}

/**
 * Describes a validation issue for editors: the current value, what is expected, and the closest valid value.
 * @param all every issue of the front matter, so that a field with a misspelled name isn't also reported as missing
 */
export function describeIssue(
  issue: z.core.$ZodIssue,
  matter: unknown,
  rules: FieldRule,
  all: readonly z.core.$ZodIssue[] = [issue],
): FieldProblem[] {
  const { path } = issue
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: unknownField(key, ruleAt(rules, path)),
    }))
  const value = valueAt(matter, path)
  if (value === undefined && isMisspelled(path, rules, all)) return []
  return [{ path, message: `${fieldName(path)} ${describe(issue, value, ruleAt(rules, path) ?? {}, path)}` }]
}

function describe(
  issue: z.core.$ZodIssue,
  value: unknown,
  rule: FieldRule,
  path: readonly PropertyKey[],
): string {
  const example = exampleOf(rule, path)
  if (value === undefined) return `is missing. Add a line such as: ${example}`
  if (value === null || value === '')
    return `is empty. Write ${limitOf(rule) ?? `a line such as: ${example}`}.`
  if (rule.enum) return invalidChoice(value, rule.enum)
  if (issue.code === 'invalid_type' || issue.code === 'invalid_union') return wrongType(value, rule, example)
  if (issue.code === 'too_small' || issue.code === 'too_big') return wrongSize(issue, value, rule)
  if (rule.format === 'date') return wrongDate(String(value))
  if (rule.pattern && rule.examples) return `is "${truncate(value)}". Write it as in ${example}`
  return `is "${truncate(value)}", which cannot be used here. Write it as in ${example}`
}

function invalidChoice(value: unknown, choices: readonly string[]): string {
  const near = nearest(String(value), choices)
  return `is "${truncate(value)}".${near ? ` Did you mean "${near}"?` : ''} Choose one of: ${choices.join(', ')}.`
}

function wrongSize(issue: { code: string }, value: unknown, rule: FieldRule): string {
  const isList = Array.isArray(value)
  const size = isList ? value.length : String(value).trim().length
  const noun = isList ? (size === 1 ? 'entry' : 'entries') : size === 1 ? 'character' : 'characters'
  const [min, max] = isList ? [rule.minItems, rule.maxItems] : [rule.minLength, rule.maxLength]
  if (issue.code === 'too_big')
    return `has ${size} ${noun} and may have ${max}. Leave out ${size - (max ?? 0)}.`
  return `has ${size} ${noun} and needs at least ${min}.`
}

function wrongType(value: unknown, rule: FieldRule, example: string): string {
  if (rule.type === 'array')
    return `is "${truncate(value)}". Write a list: each entry on a line of its own, after "  - ".`
  if (rule.type === 'boolean') return `is "${truncate(value)}". Write true or false.`
  if (rule.type === 'object')
    return `is "${truncate(value)}". Write its fields below it: ${Object.keys(rule.properties ?? {}).join(', ')}.`
  if (typeof value === 'number' || typeof value === 'boolean')
    return `is the ${typeof value === 'number' ? 'number' : 'word'} ${value}. Put it in quotes, as in ${example}`
  if (Array.isArray(value)) return `is a list. Write one text, as in ${example}`
  const [[key, text] = []] = Object.entries(value as object)
  return `has a colon followed by a space. Put the text in quotes: "${key}: ${truncate(text)}"`
}

function wrongDate(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value))
    return `is "${value}", which isn’t a day of the calendar. Write year, month and day, as in 2026-09-15.`
  const [one, other] = possibleDates(value)
  const meant = other ? `${one} (${formatDate(one ?? '')}) or ${other} (${formatDate(other)})` : one
  return `is "${truncate(value)}". Write year, month and day, as in 2026-09-15.${meant ? ` Did you mean ${meant}?` : ''}`
}

/** The ISO dates that a date in another format may mean: 12/10/2026 is in December or in October. */
function possibleDates(value: string): string[] {
  const [, a, b, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(value.trim()) ?? []
  const texts = year
    ? [`${year.padStart(4, '20')}-${a}-${b}`, `${year.padStart(4, '20')}-${b}-${a}`]
    : [value.replace(/(\d)(?:st|nd|rd|th)\b/, '$1')]
  const days = texts.map((text) => new Date(`${text} UTC`)).filter((day) => !Number.isNaN(day.getTime()))
  return [...new Set(days.map((day) => day.toISOString().slice(0, 10)))]
}

function unknownField(key: string, rule: FieldRule | undefined): string {
  const names = Object.keys(rule?.properties ?? {})
  const near = nearest(key, names)
  return `there is no field "${key}". ${near ? `Did you mean "${near}"?` : `The fields are: ${names.join(', ')}.`}`
}

/** Whether a missing field is there under a similar, unknown name. */
function isMisspelled(
  path: readonly PropertyKey[],
  rules: FieldRule,
  all: readonly z.core.$ZodIssue[],
): boolean {
  const around = path.slice(0, -1)
  const names = Object.keys(ruleAt(rules, around)?.properties ?? {})
  return all.some(
    (other) =>
      other.code === 'unrecognized_keys' &&
      other.path.join() === around.join() &&
      other.keys.some((key) => nearest(key, names) === path.at(-1)),
  )
}

/** The name of a field for a message: `["outcomes", 1]` is "outcomes, entry 2". */
const fieldName = (path: readonly PropertyKey[]) =>
  path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key))).join(', ')

const valueAt = (matter: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined | null)?.[key],
    matter,
  )

function exampleOf(rule: FieldRule, path: readonly PropertyKey[]): string {
  const example = rule.examples?.[0]
  const name = path.filter((key) => typeof key === 'string').at(-1) as string
  if (Array.isArray(example))
    return typeof example[0] === 'string'
      ? `${name}: [${example.join(', ')}]`
      : `${name}: and a list below it`
  if (typeof example !== 'string') return `${name}: ${example ?? '…'}`
  const needsQuotes = rule.pattern !== undefined && rule.format !== 'date'
  return `${name}: ${needsQuotes ? `"${example}"` : example}`
}

function truncate(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
