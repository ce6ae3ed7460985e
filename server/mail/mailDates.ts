import { brand } from '#content/brand.ts'
import type { Brand } from '#content/schema/brand.ts'
import { clockTime, zoneName } from '#content/schema/office.ts'
import { atOffice } from '#content/schema/officeTime.ts'

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Formats a date in the office's time, with the short name of its zone: `Fri, Nov 20, 2026, 5:35 PM IST (12:05 PM UTC)`. */
export function mailDate(moment: Date, office: Pick<Brand, 'timeZone' | 'office'> = brand): string {
  const there = atOffice(moment, office.timeZone)
  const otherDay = there.getUTCDate() === moment.getUTCDate() ? '' : `${day(moment)}, `
  return `${day(there)}, ${clock(there)} ${zoneName(office, moment)} (${otherDay}${clock(moment)} UTC)`
}

const day = (date: Date) =>
  `${DAYS[date.getUTCDay()]}, ${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`

const clock = (date: Date) => clockTime(date.getUTCHours(), date.getUTCMinutes())
