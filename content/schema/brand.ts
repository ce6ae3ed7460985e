import { z } from 'zod'
import { WEEKDAYS } from './office.ts'
import { alike, email, formed, listOf, slug, webAddress, written } from './plainFields.ts'

const color = formed(/^#[0-9A-Fa-f]{6}$/, '#1A2B3C')
/** Shades of a color, such as `shade-100` in the file: the form editor takes a group whose names are numbers for a list. */
const shades = <Step extends number>(...steps: Step[]) =>
  alike(color, ...steps.map((step) => `shade-${step}`)).transform(
    (shades) =>
      Object.fromEntries(steps.map((step) => [step, shades[`shade-${step}`]])) as Record<Step, string>,
  )
const text = written(120)
/** The editor leaves an empty one out of the file, and the group of empty ones. */
const link = webAddress.default('')
const time = formed(/^([01]\d|2[0-3]):[0-5]\d$/, '09:00')

/** The schema of `content/brand/brand.yaml`. Beside it are `logo.svg`, `icon.svg` and, if needed, `logo-white.svg`. */
export const brandFile = z.strictObject({
  name: text,
  shortName: text
    .optional()
    .describe('For browser tabs, search results and home screens, where a long name is cut off.'),
  legalName: text,
  slug: slug('company').meta({
    title: 'Name in files',
    description: 'Visitors lose their saved items when it changes.',
  }),
  /** Domain of the site, unless `SITE_URL` overrides it for a build, and of the calendar event ids. */
  domain: formed(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'company.com'),
  tagline: text.describe('In the footer, and on the company brochure.'),
  founded: formed(/^\d{4}$/, '2020'),
  emails: alike(email, 'contact', 'privacy'),
  phones: z
    .array(
      z.strictObject({
        country: text,
        number: formed(/^\+[\d ]{6,}$/, '+91 40 5550 0142'),
      }),
    )
    .default([]),
  office: z.strictObject({
    name: text,
    street: text,
    city: text,
    region: text.optional().describe('State or province, where addresses have one.'),
    postalCode: text,
    country: text,
    countryCode: formed(/^[A-Z]{2}$/, 'IN'),
  }),
  timeZone: z.string().refine(isTimeZone, 'Write a time zone, as in Europe/Berlin').meta({
    choices: 'timeZones',
    description:
      'Of the office: for its hours, the answers promised, the dates in emails, and the day on which something is published.',
  }),
  officeHours: z.strictObject({
    days: listOf(z.enum(WEEKDAYS)).describe('Promised answers wait on the other days.'),
    from: time,
    to: time,
  }),
  linkedIn: link.meta({
    title: 'LinkedIn',
    description: 'An empty address here or below removes the link from the site.',
  }),
  logins: alike(link, 'learners', 'coaches').prefault({}),
  /**
   * The names stand for roles, whatever the hues: `teal` is the primary color, `coral` the secondary one. 900 is the darkest
   * step, 100 the lightest.
   */
  palette: z.strictObject({
    ink: color,
    teal: shades(100, 200, 300, 500, 700, 900),
    coral: shades(100, 200, 300, 500, 600, 700),
    gold: color,
    sand: shades(0, 1, 2, 600),
    /** Muted text on the lightest teal and coral, where the muted sand would have too little contrast. */
    quiet: z.strictObject({ onTeal: color }),
  }),
})

export type Brand = z.output<typeof brandFile>
export type Palette = Brand['palette']

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
