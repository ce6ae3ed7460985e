import { stringify } from 'yaml'
import type { z } from 'zod'
import { type FieldRule, fieldRules, limitOf } from './fieldRules.ts'

/** Maximum length of a comment line. */
const MAX_LINE_LENGTH = 100

/**
 * Builds a file with every field of a schema, each with its limits, choices and purpose. It is valid: fields without
 * a value contain the schema's example.
 * @param given known values; optional fields without one are commented out
 */
export function entryTemplate(schema: z.ZodType, given: Record<string, unknown>, body: string): string {
  const { properties = {}, required = [] } = fieldRules(schema)
  const fields = Object.entries(properties).map(([name, rule]) => {
    const value = name in given ? given[name] : rule.examples?.[0]
    const text = hasQuotes(rule)
      ? `${name}: "${value}"`
      : stringify({ [name]: value }, { lineWidth: 0 }).trimEnd()
    const isLeftOut = !required.includes(name) && !(name in given)
    return [...hintsOf(rule), isLeftOut ? text.replace(/^/gm, '# ') : text].join('\n')
  })
  return `---\n${fields.join('\n')}\n---\n\n${body}\n`
}

/** Quoted, because a number with a comma would otherwise be another number. */
const hasQuotes = ({ pattern, format }: FieldRule) => pattern !== undefined && format === undefined

function hintsOf(rule: FieldRule): string[] {
  const choices = rule.enum ?? rule.items?.enum
  const each = rule.items && limitOf(rule.items)
  const parts = [
    rule.description,
    limitOf(rule) && `${sentence(limitOf(rule) ?? '')}${each ? `, each of ${each}` : ''}.`,
    ...Object.entries(rule.items?.properties ?? {}).map(([name, inner]) => `${name}: ${limitOf(inner)}.`),
    choices && `One of: ${choices.join(', ')}.`,
    rule.format === 'date' && 'Year, month and day.',
  ]
  return wrap(parts.filter(Boolean).join(' ')).map((line) => `# ${line}`)
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function wrap(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < MAX_LINE_LENGTH)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
