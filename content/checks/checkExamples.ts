import type { z } from 'zod'
import { type FieldRule, fieldRules } from '../collections/fieldRules.ts'
import type { FoundProblem } from './locate.ts'

/** Minimum length of the JSON. A shorter example, such as three tags, may be intended. */
const MIN_LENGTH = 60

interface Filled {
  file: string
  isDraft: boolean
  data: object
  /** Texts of the template that are still in the body. */
  templateTexts: readonly string[]
}

/** Finds examples written by `npm run new` that were never replaced, except in drafts. */
export function checkExamples(entries: readonly Filled[], schema: z.ZodType): FoundProblem[] {
  const rules = Object.entries(fieldRules(schema).properties ?? {})
  return entries
    .filter(({ isDraft }) => !isDraft)
    .flatMap(({ file, data, templateTexts }) => [
      ...rules
        .filter(([field, rule]) => isExample((data as Record<string, unknown>)[field], rule))
        .map(([field]) => ({
          file,
          at: `${field}:`,
          message: `${field} is still the example from npm run new. Write your own.`,
        })),
      ...templateTexts.map((text) => ({
        file,
        at: text,
        message: `"${text}" is still the example from npm run new. Write your own text.`,
      })),
    ])
}

function isExample(value: unknown, { examples = [] }: FieldRule): boolean {
  const text = JSON.stringify(value) ?? ''
  return text.length >= MIN_LENGTH && examples.some((example) => JSON.stringify(example) === text)
}
