import * as z from 'zod/mini'
import { COMPANY_SIZES, FIELD_LIMITS } from './enquiryFields.ts'

export * from './enquiryFields.ts'

/**
 * One address only: no spaces, quotes, commas, brackets, group syntax or control characters, so that it can
 * safely stand in a Reply-To header. International domains are accepted as typed.
 */
const EMAIL = (() => {
  const atom = String.raw`[^\s@"(),:;<>[\\\]\p{C}.]`
  const edge = String.raw`[^\s@"(),:;<>[\\\]\p{C}.-]`
  const label = `${edge}(?:${atom}*${edge})?`
  return new RegExp(`^${atom}+(?:\\.${atom}+)*@${label}(?:\\.${label})+$`, 'u')
})()
/** Control, format (the two joiners, which many scripts need, excepted), surrogate and line separator characters. */
const UNSAFE_IN_LINE = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u
const UNSAFE_IN_TEXT = /[^\P{Cc}\t\n]|\p{Cs}/u

/** Something to read: fillers count as letters, but nothing is seen of them. */
const LETTER_OR_DIGIT = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u

const tooLong = (label: string, limit: number) =>
  `${label} can be at most ${limit.toLocaleString('en')} characters.`

/** A required field needs something to read; with nothing in it, that is all there is to say. */
const readable = (missing: string | undefined) =>
  missing === undefined ? [] : [z.regex(LETTER_OR_DIGIT, { error: missing, abort: true })]

/** An absent value gets the same message as an empty one. */
const textOr = (label: string, missing: string | undefined) => (issue: { input?: unknown }) =>
  missing !== undefined && (issue.input === undefined || issue.input === null)
    ? missing
    : `${label} must be text.`

const line = (label: string, limit: number, missing?: string) =>
  z.string({ error: textOr(label, missing) }).check(
    z.trim(),
    ...readable(missing),
    z.maxLength(limit, { error: tooLong(label, limit) }),
    z.refine((value) => !UNSAFE_IN_LINE.test(value), {
      error: `${label} contains characters that cannot be sent. Please type it on one line.`,
    }),
  )

/** An empty optional field is the same as an absent one (specification, point 3). */
const optional = (schema: z.ZodMiniType<string, string>) =>
  z.optional(
    z.pipe(
      schema,
      z.transform((value: string) => (value === '' ? undefined : value)),
    ),
  )

/** Browsers submit line breaks of a textarea as CR LF but count them as one character. */
const oneLineBreak = (value: string) => value.replace(/\r\n?/g, '\n')

const text = (label: string, limit: number, missing?: string) =>
  z.string({ error: textOr(label, missing) }).check(
    z.overwrite(oneLineBreak),
    z.trim(),
    ...readable(missing),
    z.maxLength(limit, { error: tooLong(label, limit) }),
    z.refine((value) => !UNSAFE_IN_TEXT.test(value), {
      error: `${label} contains characters that cannot be sent.`,
    }),
  )

const NO_MESSAGE = 'Please write a short message.'

const email = z
  .string({ error: 'Please enter your work email.' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'Please enter your work email.' }),
    z.maxLength(FIELD_LIMITS.email, { error: tooLong('The email address', FIELD_LIMITS.email) }),
    z.regex(EMAIL, { error: 'Please enter one email address, such as name@company.com.' }),
  )

const sender = {
  name: line('Your name', FIELD_LIMITS.name, 'Please enter your full name.'),
  email,
  company: line('The company name', FIELD_LIMITS.company, 'Please enter your company.'),
  companySize: z.enum(COMPANY_SIZES, { error: 'Please choose a company size.' }),
  phone: optional(line('The phone number', FIELD_LIMITS.phone)),
}

/** Body of `POST /api/demo-requests` (specification, points 3 and 7). Unknown keys are refused. */
export const demoRequestSchema = z.strictObject({
  ...sender,
  jobTitle: optional(line('The job title', FIELD_LIMITS.jobTitle)),
  interestedPrograms: optional(text('The list of programs', FIELD_LIMITS.interestedPrograms)),
  message: optional(text('Your message', FIELD_LIMITS.message)),
})

/** Body of `POST /api/contacts` (specification, points 3 and 7). Unknown keys are refused. */
export const contactMessageSchema = z.strictObject({
  ...sender,
  message: text('Your message', FIELD_LIMITS.message, NO_MESSAGE),
  type: z.literal('general', { error: 'The type must be "general".' }),
})

export type DemoRequest = z.infer<typeof demoRequestSchema>
export type ContactMessage = z.infer<typeof contactMessageSchema>
