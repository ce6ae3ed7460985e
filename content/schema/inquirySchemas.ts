import * as z from 'zod/mini'
import { FIELD_ERRORS as errors } from '../labels/inquiryText.ts'
import { fill } from './fill.ts'
import { type FieldName, type FormField, fieldsOf, type InquiryKind } from './inquiryFields.ts'
import { INQUIRY_CONSTANTS } from './inquiryRequest.ts'

/**
 * A single address without spaces, quotes, commas, brackets, group syntax or control characters, so that it is safe in a
 * Reply-To header. International domains are accepted as typed.
 */
const EMAIL = (() => {
  const atom = String.raw`[^\s@"(),:;<>[\\\]\p{C}.]`
  const edge = String.raw`[^\s@"(),:;<>[\\\]\p{C}.-]`
  const label = `${edge}(?:${atom}*${edge})?`
  return new RegExp(`^${atom}+(?:\\.${atom}+)*@${label}(?:\\.${label})+$`, 'u')
})()
/** Control, format, surrogate and line separator characters, except for the two joiners that many scripts need. */
const UNSAFE_IN_LINE = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u
const UNSAFE_IN_TEXT = /[^\P{Cc}\t\n]|\p{Cs}/u

/** A visible letter or digit. Unicode classes some invisible filler characters as letters, hence the exclusion. */
const LETTER_OR_DIGIT = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u

/** The validation of a field. Takes the text as typed; returns it trimmed, or undefined when an optional field is empty. */
type FieldCheck = z.ZodMiniType<string | undefined, string>

const tooLong = ({ subject, limit = 0 }: FormField) =>
  z.maxLength(limit, { error: fill(errors.tooLong, { subject, limit: limit.toLocaleString('en') }) })

/** Rejects a required field without a visible character, and aborts so that no other message is added. */
const nonBlank = ({ missing }: FormField) =>
  missing === undefined ? [] : [z.regex(LETTER_OR_DIGIT, { error: missing, abort: true })]

/** Browsers submit line breaks of a textarea as CR LF but count them as one character. */
const normalizeLineBreaks = (value: string) => value.replace(/\r\n?/g, '\n')

function text(field: FormField) {
  const [unsafe, advice] =
    field.control === 'textarea' ? [UNSAFE_IN_TEXT, ''] : [UNSAFE_IN_LINE, ` ${errors.oneLine}`]
  return z.string({ error: field.missing ?? fill(errors.notText, { subject: field.subject }) }).check(
    z.overwrite(normalizeLineBreaks),
    z.trim(),
    ...nonBlank(field),
    tooLong(field),
    z.refine((value) => !unsafe.test(value), {
      error: fill(errors.unsafe, { subject: field.subject }) + advice,
    }),
  )
}

const email = (field: FormField) =>
  z
    .string({ error: field.missing })
    .check(
      z.trim(),
      z.minLength(1, { error: field.missing }),
      tooLong(field),
      z.regex(EMAIL, { error: errors.email }),
    )

const choice = ({ choices = [], missing, subject }: FormField) =>
  z.enum(
    choices.map(({ value }) => value),
    { error: missing ?? fill(errors.choice, { subject }) },
  )

const CHECKS = { text, tel: text, textarea: text, email, select: choice }

/** An empty optional field is the same as an absent one (specification, point 3). */
const optional = (schema: z.ZodMiniType<string, string>) =>
  z.optional(z.pipe(z.transform(orAbsent), z.optional(schema)))

const orAbsent = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)

function shapeOf(kind: InquiryKind): Record<FieldName, FieldCheck> {
  const checks = fieldsOf(kind).map((field) => {
    const check = CHECKS[field.control](field)
    return [field.name, field.missing === undefined ? optional(check) : check]
  })
  return Object.fromEntries(checks)
}

/** May be left out, and is then added. */
const constant = ([name, value]: [string, string]) =>
  [name, z._default(z.literal(value, { error: `The ${name} must be "${value}".` }), value)] as const

function schemasOf(kind: InquiryKind) {
  const shape = shapeOf(kind)
  const constants = Object.fromEntries(Object.entries(INQUIRY_CONSTANTS[kind]).map(constant))
  return {
    /** The visible fields. Unknown keys are stripped. */
    fields: z.object(shape),
    /** The whole request body (specification, points 3 and 7). Unknown keys are rejected. */
    body: z.strictObject({ ...shape, ...constants }),
  }
}

/** The schemas of the two forms, used in the browser and on the server. */
export const inquirySchemas = { demo: schemasOf('demo'), contact: schemasOf('contact') }
