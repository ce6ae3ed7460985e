import { resolve } from 'node:path'
import { z } from 'zod'

const SITE_URL_RULE = 'must be an address without a path, such as https://www.company.com'

const wholeNumber = (fallback: number, min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .default(fallback)

const siteUrl = z
  .url({ protocol: /^https?$/, error: SITE_URL_RULE, abort: true })
  .refine((value) => new URL(value).href === `${new URL(value).origin}/`, { error: SITE_URL_RULE })

const withProtocol = (protocol: RegExp, example: string, hostname?: RegExp) =>
  z.url({ protocol, hostname, error: `must be an address such as ${example}`, abort: true })

const ADDRESS = /[^\s@<>,;:"\p{C}]+@[^\s@<>,;:"\p{C}]+/u.source
const matching = (pattern: string, error: string) =>
  z.string().regex(new RegExp(`^(?:${pattern})$`, 'u'), error)
const address = matching(ADDRESS, 'must be one plain email address')
const mailbox = matching(
  `${ADDRESS}|[^<>@,;:"\\p{C}]*<${ADDRESS}>`,
  'must be one address, such as "Website <website@company.com>"',
)

const origin = z
  .url({ protocol: /^https?$/, error: 'must be a list of origins such as https://www.company.com' })
  .transform((value) => new URL(value).origin)

/** A user or password with a `%` that starts no escape would fail at every mail. */
const hasReadableLogin = (address: string) => {
  const { username, password } = new URL(address)
  try {
    return decodeURIComponent(username + password) !== undefined
  } catch {
    return false
  }
}

/** Another one would end the process at the first mail. */
const hasReadableTimeouts = (address: string) =>
  [...new URL(address).searchParams].every(
    ([name, value]) => !name.endsWith('Timeout') || /^\d+$/.test(value),
  )

const onOff = z
  .enum(['on', 'off'], { error: 'must be on or off' })
  .default('off')
  .transform((value) => value === 'on')

const settings = z.object({
  PORT: wholeNumber(3000, 0, 65535),
  HOST: z.string().min(1).optional(),
  SITE_URL: siteUrl.optional(),
  SMTP_URL: withProtocol(/^smtps?$/, 'smtp://user:password@mail.company.com:587', /./)
    .refine(hasReadableLogin, { error: 'has a "%" in the user or password that must be written as %25' })
    .refine(hasReadableTimeouts, { error: 'must have its timeouts in milliseconds, such as 600000' })
    .optional(),
  MAIL_FROM: mailbox.default('Website <website@localhost>'),
  SALES_EMAIL: address.default('sales@localhost'),
  SALES_EMAIL_FALLBACK: address.optional(),
  CONFIRM: onOff,
  WEBHOOK_URL: withProtocol(/^https?$/, 'https://crm.company.com/inquiries')
    .transform((value) => new URL(value).href)
    .optional(),
  WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'must be "whsec_" and at least 24 bytes in base64')
    .optional(),
  WEBHOOK_ALLOW_PRIVATE: onOff,
  REPORT_EMAIL: address.optional(),
  ALARM_EMAIL: address.optional(),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: withProtocol(/^postgres(?:ql)?$/, 'postgres://user:password@host/database').optional(),
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(origin)),
  TRUST_PROXY: wholeNumber(0, 0, 10),
  RATE_LIMIT_PER_MINUTE: wholeNumber(5, 0, 1_000_000),
  RATE_LIMIT_PER_HOUR: wholeNumber(30, 0, 1_000_000),
  RATE_LIMIT_TOTAL_PER_MINUTE: wholeNumber(120, 0, 1_000_000),
  CONNECTIONS_PER_ADDRESS: wholeNumber(200, 0, 1_000_000),
  LEAD_RETENTION_DAYS: wholeNumber(30, 0, 3650),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OUTBOX_MIN_FREE_KB: wholeNumber(50_000, 0, 1_000_000_000),
  OUTBOX_MAX_WAITING: wholeNumber(10_000, 1, 1_000_000),
  OUTBOX_LEASE_SECONDS: wholeNumber(60, 1, 3600),
  RETRY_MIN_SECONDS: wholeNumber(15, 1, 3600),
  RETRY_MAX_SECONDS: wholeNumber(1800, 1, 86_400),
})

/** Names of the environment variables the server reads. */
export const ENV_VARIABLES = settings.keyof().options

const envSchema = settings.superRefine((env, { addIssue }) => {
  const refuse = (name: string, message: string) => addIssue({ code: 'custom', path: [name], message })
  const { RETRY_MIN_SECONDS, RETRY_MAX_SECONDS, WEBHOOK_URL, WEBHOOK_SECRET, WEBHOOK_ALLOW_PRIVATE } = env
  if (RETRY_MAX_SECONDS < RETRY_MIN_SECONDS)
    refuse('RETRY_MAX_SECONDS', `must be at least RETRY_MIN_SECONDS, which is ${RETRY_MIN_SECONDS}`)
  if (WEBHOOK_URL && !WEBHOOK_SECRET)
    refuse(
      'WEBHOOK_SECRET',
      'is missing, so the receiver couldn’t tell our inquiries from a stranger’s.\n' +
        '  To make one: echo "whsec_$(openssl rand -base64 32)"',
    )
  if (WEBHOOK_URL?.startsWith('http:') && !WEBHOOK_ALLOW_PRIVATE)
    refuse('WEBHOOK_URL', 'must begin with https, because inquiries hold personal data')
})

/** The server's settings. Sizes, times and meanings are listed in docs/operations.md. */
export type Env = z.infer<typeof envSchema>

/**
 * Parses the server's settings; an empty variable counts as unset.
 * @throws {Error} one line per invalid variable, with its name. Values are omitted because they may hold passwords.
 */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined && value !== '')
  const result = envSchema.safeParse(Object.fromEntries(given))
  if (result.success) return result.data
  const lines = result.error.issues.map(({ path, message }) => `  ${String(path[0])}: ${message}`)
  throw new Error(`Invalid settings:\n${lines.join('\n')}`)
}
