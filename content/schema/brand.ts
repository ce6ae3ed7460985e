import { z } from 'zod'

const color = z
  .string()
  .regex(/^#[0-9A-F]{6}$/i, 'a color of six digits after a number sign, such as #1A2B3C, is expected')
const text = z.string().trim().min(1, 'a text is expected')
const email = z.email('an email address is expected, such as hello@company.com')
const domain = z
  .string()
  .regex(
    /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
    'a domain in lower case is expected, without https:// and without a path, such as company.com',
  )
const link = z
  .string()
  .regex(
    /^(?:https:\/\/[^\s/]+\.\S+)?$/,
    'a complete address is expected, such as https://network.com/company, or nothing to leave the link out',
  )

/** The schema of `content/brand.ts`. */
const brandSchema = z.strictObject({
  /** The name in running text. */
  name: text,
  legalName: text,
  /** The name in the logo, next to the symbol, set in the heading font. */
  wordmark: text.max(
    16,
    'at most 16 characters are expected, so that it fits the header on a phone; the name may be longer',
  ),
  /** Prefix of file names and of browser storage keys. Visitors lose their saved items when it changes. */
  slug: z
    .string()
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'lower-case letters, digits and hyphens are expected, such as company',
    ),
  /** Domain of the site, unless `SITE_URL` overrides it for a build, and of the calendar event ids. */
  domain,
  /** Year in which the company was founded. */
  founded: z.string().regex(/^\d{4}$/, 'a year of four digits is expected'),
  emails: z.strictObject({ contact: email, privacy: email }),
  phones: z.array(
    z.strictObject({
      country: text,
      number: z
        .string()
        .regex(/^\+[\d ]{6,}$/, 'a number with its country code is expected, such as +91 40 5550 0142'),
    }),
  ),
  office: z.strictObject({
    name: text,
    street: text,
    city: text,
    region: text,
    postalCode: text,
    country: text,
    countryCode: z.string().regex(/^[A-Z]{2}$/, 'a country code of two capitals is expected, such as IN'),
  }),
  /** Company page on LinkedIn. An empty address here or below removes the link from the site. */
  linkedIn: link,
  people: z.record(z.string(), z.strictObject({ profile: link, email })),
  logins: z.strictObject({ learners: link, coaches: link }),
  /**
   * The names stand for roles, whatever the hues: `teal` is the primary color, `coral` the secondary one. 900 is the darkest
   * step, 100 the lightest.
   */
  palette: z.strictObject({
    ink: color,
    teal: z.strictObject({ 100: color, 200: color, 300: color, 500: color, 700: color, 900: color }),
    coral: z.strictObject({ 100: color, 200: color, 300: color, 500: color, 600: color, 700: color }),
    gold: color,
    sand: z.strictObject({ 0: color, 1: color, 2: color, 600: color }),
    /** Muted text on the lightest teal and coral, where the muted sand would have too little contrast. */
    quiet: z.strictObject({ onTeal: color }),
  }),
})

export type Brand = z.infer<typeof brandSchema>
export type Palette = Brand['palette']

/** Validates a brand. Returns a message for each problem, with the field and what is expected. */
export const findBrandProblems = (brand: unknown): string[] =>
  brandSchema
    .safeParse(brand)
    .error?.issues.map(({ path, message }) => `content/brand.ts: ${path.join('.')}: ${message}`) ?? []
