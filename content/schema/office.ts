import type { Brand } from './brand.ts'

/** Countries that write the postal code before the city, and no region. */
const CODE_FIRST =
  /^(?:AD|AT|BA|BE|BG|CH|CY|CZ|DE|DK|EE|ES|FI|FR|GR|HR|HU|IL|IS|IT|LI|LT|LU|MC|ME|MK|MT|NL|NO|PL|PT|RO|RS|SE|SI|SK|SM|TR)$/
/** Countries that write the region behind the city, and the postal code on a line of its own. */
const CODE_BELOW = /^BR$/
/** Countries that write the region between the city and the postal code. */
const REGION_BETWEEN = /^(?:AU|CA|US)$/

/**
 * The lines of a postal address in the order of its country: "20457 Hamburg" and "Germany", "Austin, TX 78701" and "United
 * States", "São Paulo - SP", "04538-133" and "Brazil"; elsewhere "Hyderabad 500081" and "Telangana, India".
 */
export function addressLines(office: Brand['office']): string[] {
  const { name, street, city, region, postalCode, country, countryCode } = office
  const joined = (between: string, ...parts: (string | undefined)[]) => parts.filter(Boolean).join(between)
  if (CODE_FIRST.test(countryCode)) return [name, street, `${postalCode} ${city}`, country]
  if (REGION_BETWEEN.test(countryCode))
    return [name, street, joined(', ', city, joined(' ', region, postalCode)), country]
  if (CODE_BELOW.test(countryCode)) return [name, street, joined(' - ', city, region), postalCode, country]
  return [name, street, `${city} ${postalCode}`, joined(', ', region, country)]
}

/** A time of day as visitors read it: "9:00 AM". By hand, because engines differ in the space that Intl puts before AM. */
export function clockTime(hours: number, minutes: number): string {
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

/** The short name of the office's time zone at a moment, as people of its country write it: "IST", "CEST". */
export function zoneName({ timeZone, office }: Pick<Brand, 'timeZone' | 'office'>, moment: Date): string {
  const format = new Intl.DateTimeFormat(`en-${office.countryCode}`, { timeZone, timeZoneName: 'short' })
  return format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** The names that the office's time zone has in the course of a year: "IST", "CET/CEST". */
export const zoneNames = (brand: Pick<Brand, 'timeZone' | 'office'>): string =>
  [...new Set(['2026-01-15', '2026-07-15'].map((day) => zoneName(brand, new Date(day))))].join('/')

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

export type Weekday = (typeof WEEKDAYS)[number]

/** The days on which the office is open: "Sunday to Thursday", "Monday, Tuesday and Friday". */
export function daysText(days: readonly Weekday[]): string {
  const open = WEEKDAYS.filter((day) => days.includes(day))
  const before = (day: Weekday) => WEEKDAYS.at(WEEKDAYS.indexOf(day) - 1)
  const [first = 'Monday', another] = open.filter((day) => !days.some((other) => other === before(day)))
  // British English writes no comma before "and".
  if (another || open.length < 3) return new Intl.ListFormat('en-GB').format(open)
  return `${first} to ${WEEKDAYS[(WEEKDAYS.indexOf(first) + open.length - 1) % 7]}`
}

/** The hours of the office: "9:00 AM to 6:00 PM IST". */
export function hoursText(brand: Pick<Brand, 'officeHours' | 'timeZone' | 'office'>): string {
  const [from, to] = [brand.officeHours.from, brand.officeHours.to].map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    return clockTime(hours, minutes)
  })
  return `${from} to ${to} ${zoneNames(brand)}`
}
