import { atOffice } from '#content/schema/officeTime.ts'

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * Formats a date such as `Fri, Nov 20, 2026, 5:35 PM IST (12:05 PM UTC)`. Written by hand because the mail must have
 * the same bytes on every attempt, whatever Node's time zone data says.
 */
export function mailDate(moment: Date): string {
  const india = atOffice(moment)
  const otherDay = india.getUTCDate() === moment.getUTCDate() ? '' : `${day(moment)}, `
  return `${day(india)}, ${clock(india)} IST (${otherDay}${clock(moment)} UTC)`
}

const day = (date: Date) =>
  `${DAYS[date.getUTCDay()]}, ${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`

function clock(date: Date): string {
  const hours = date.getUTCHours()
  return `${hours % 12 || 12}:${date.toISOString().slice(14, 16)} ${hours < 12 ? 'AM' : 'PM'}`
}
