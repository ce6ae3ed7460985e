import { stringify } from 'yaml'
import { z } from 'zod'
import type { Schema } from '../editor/formWords.ts'

/**
 * Builds a file with every field of a schema, each with its limits, choices and purpose. It is valid: fields without
 * a value contain the schema's example, its default or its first choice.
 * @param given known values; optional fields without one are commented out
 */
export function entryTemplate(schema: z.ZodType, given: Record<string, unknown>, body: string): string {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' }) as Schema
  const fields = Object.entries(properties).map(([name, rule]) => {
    const value = name in given ? given[name] : (rule.examples?.[0] ?? rule.default ?? rule.enum?.[0])
    const text = stringify({ [name]: value }, { lineWidth: 0 }).trimEnd()
    const isLeftOut = !required.includes(name) && !(name in given)
    return `# ${hintOf(rule)}\n${isLeftOut ? text.replace(/^/gm, '# ') : text}`
  })
  return `---\n${fields.join('\n')}\n---\n\n${body}\n`
}

function hintOf(rule: Schema): string {
  const choices = rule.enum ?? rule.items?.enum
  const [least, most] = [rule.minItems ?? rule.minLength, rule.maxItems ?? rule.maxLength]
  const limits = [least && `at least ${least}`, most && `at most ${most}`].filter(Boolean).join(' and ')
  const hints = [
    rule.description,
    limits && `${rule.type === 'array' ? 'Entries' : 'Characters'}: ${limits}.`,
    choices && `One of: ${choices.join(', ')}.`,
    rule.format === 'date' && 'Year, month and day.',
  ]
  return hints.filter(Boolean).join(' ')
}
