import { z } from 'zod'
import { curlQuotes } from '../collections/curlQuotes.ts'
import { SLUG } from './slugify.ts'

/** Fields that stand for themselves. Those of fields.ts resolve names, and read files whose schemas are made of these. */

/** A text as it is written, in which nothing stands for a value. */
export const written = (max: number, min = 1) => z.string().trim().min(min).max(max)

/** Such a text with curly quotes, for visitors to read. */
export const curled = (max: number, min = 1) => written(max, min).overwrite((text) => curlQuotes(text))

/** A text of a given form, which the editor and messages explain by an example. */
export const formed = (form: RegExp, example: string) =>
  z
    .string()
    .trim()
    .regex(form, `Write it as in ${example}`)
    .meta({ examples: [example] })

/** A name that other files refer to. */
export const oneWord = (example: string) => formed(/^[a-z][A-Za-z]*$/, example)

/** A name in addresses and files. */
export const slug = (example: string) => formed(SLUG, example)

/** A complete address of another site. */
export const webAddress = formed(/^https:\/\/[^\s/]+\.\S+$/, 'https://network.com/company')

export const email = z
  .email('Write an email address, as in hello@company.com')
  .meta({ examples: ['hello@company.com'] })

/** A path of this site that may have no page any more, without query and trailing slash. */
export const oldPath = formed(/^(?:\/[\w.~%-]+)+$/, '/old-page')

/** A month, as in 2026-11. */
export const month = formed(/^\d{4}-(0[1-9]|1[0-2])$/, '2026-11')

/** A day, as in 2026-09-15. */
export const day = z.iso
  .date('Write year, month and day, as in 2026-09-15')
  .meta({ examples: ['2026-09-15'] })

/** The first and the last day on which something is public. */
export const firstDay = day.optional().meta({
  title: 'First day',
  description: 'Leave it empty to begin once it is published. Days begin and end at midnight at the office.',
})
export const lastDay = day.optional().meta({ title: 'Last day', description: 'Leave it empty for no end.' })

/** Refuses a last day before the first one. */
export const checkDays = z.refine<{ from?: string | undefined; until?: string | undefined }>(
  ({ from = '', until }) => !until || from <= until,
  { path: ['until'], message: 'the last day is before the first' },
)

/** A list of one entry or more. */
export const listOf = <Field extends z.ZodType>(field: Field) => z.array(field).min(1)

/** A group of fields that are all alike. */
export const alike = <Field extends z.ZodType, Name extends string>(field: Field, ...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>)

/** Such a group as a list, in which the names are ids. */
export const alikeByName = <Fields extends z.ZodRawShape>(field: z.ZodObject<Fields>, ...names: string[]) =>
  alike(field, ...names).transform((group) => Object.entries(group).map(([id, one]) => ({ id, ...one })))
