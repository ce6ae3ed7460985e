import { z } from 'zod'
import { curlQuotes } from '../collections/curlQuotes.ts'

/** Fields that stand for themselves. Those of fields.ts resolve names, and read files whose schemas are made of these. */

/** A text as it is written, in which nothing stands for a value. */
export const written = (max: number, min = 1) => z.string().trim().min(min).max(max)

/** Such a text with curly quotes, for visitors to read. */
export const curled = (max: number, min = 1) => written(max, min).overwrite((text) => curlQuotes(text))

/** A name that other files refer to. */
export const oneWord = (example: string) =>
  z.string().regex(/^[a-z][A-Za-z]*$/, `Write one word of letters, as in ${example}`)

/** A path of this site that may have no page any more, without query and trailing slash. */
export const oldPath = z
  .string()
  .trim()
  .regex(/^(?:\/[\w.~%-]+)+$/, 'Write an address of this site, as in /old-page')

/** A month, as in 2026-11. */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Write year and month, as in 2026-11')

/** A day, as in 2026-09-15. */
export const day = z.iso.date('Write year, month and day, as in 2026-09-15')

/** The first and the last day on which something is public. */
export const firstDay = day
  .optional()
  .meta({ title: 'First day', description: 'Empty: as soon as it is published.' })
export const lastDay = day.optional().meta({ title: 'Last day', description: 'Empty: for good.' })

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
