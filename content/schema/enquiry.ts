import * as z from 'zod/mini'

/** Company size bands of the specification, point 9; the last one is labelled "Large organization". */
export const COMPANY_SIZES = ['1-50', '51-200', '201-1000', '1000+'] as const

/** Longest accepted text per field, in characters (UTF-16 code units, as HTML `maxlength` counts). */
export const FIELD_LIMITS = {
  name: 120,
  email: 254,
  company: 200,
  jobTitle: 120,
  phone: 40,
  interestedPrograms: 1000,
  message: 5000,
} as const

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
/** Control, format (bidi, zero-width joiners excepted), surrogate and line separator characters. */
const UNSAFE_IN_LINE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\u200B\u200E\u200F\u2060\uFEFF]/u
const UNSAFE_IN_TEXT = /[^\P{Cc}\t\n]|\p{Cs}/u

/** Endpoints of the two forms, also the `action` of the plain HTML forms (specification, point 7). */
export const ENQUIRY_ENDPOINTS = { demo: '/api/demo-requests', contact: '/api/contacts' } as const
export type EnquiryKind = keyof typeof ENQUIRY_ENDPOINTS

/** Where a plain HTML form lands after it was accepted; the fragments are elements of /contact. */
export const SENT_PATHS: Record<EnquiryKind, string> = {
  demo: '/contact?sent=demo#demo-requested',
  contact: '/contact?sent=contact#message-sent',
}

/**
 * Keys that may travel beside the fields of either form. All are optional and none of them can make an
 * enquiry fail. `TRAP_FIELD` names an input that people never see, so only a program fills it in.
 */
export const TRAP_FIELD = 'quillnote'
/** Milliseconds between the form's first display and its submission, as a number or as digits. */
export const ELAPSED_FIELD = 'elapsedMs'
/** First-touch attribution, an object (JSON only). See attribution.ts. */
export const ATTRIBUTION_FIELD = 'attribution'
/** One UUID per draft; a changed field gets a new one. Never bake one into a pre-rendered page. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
/** The same in a plain HTML form, where it may be empty or absent. */
export const IDEMPOTENCY_FIELD = 'idempotencyKey'

const tooLong = (label: string, limit: number) =>
  `${label} can be at most ${limit.toLocaleString('en')} characters.`

/** An absent value gets the same message as an empty one. */
const textOr = (label: string, missing: string | undefined) => (issue: { input?: unknown }) =>
  missing !== undefined && (issue.input === undefined || issue.input === null)
    ? missing
    : `${label} must be text.`

const line = (label: string, limit: number, missing?: string) =>
  z.string({ error: textOr(label, missing) }).check(
    z.trim(),
    z.maxLength(limit, { error: tooLong(label, limit) }),
    z.refine((value) => !UNSAFE_IN_LINE.test(value), {
      error: `${label} contains characters that cannot be sent. Please type it on one line.`,
    }),
  )

const requiredLine = (label: string, limit: number, missing: string) =>
  line(label, limit, missing).check(z.minLength(1, { error: missing }))

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
  name: requiredLine('Your name', FIELD_LIMITS.name, 'Please enter your full name.'),
  email,
  company: requiredLine('The company name', FIELD_LIMITS.company, 'Please enter your company.'),
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
  message: text('Your message', FIELD_LIMITS.message, NO_MESSAGE).check(
    z.minLength(1, { error: NO_MESSAGE }),
  ),
  type: z.literal('general', { error: 'The type must be "general".' }),
})

export type DemoRequest = z.infer<typeof demoRequestSchema>
export type ContactMessage = z.infer<typeof contactMessageSchema>
