import { atOffice } from '#content/schema/officeTime.ts'

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * A moment for people, such as `Fri 20 Nov 2026, 17:35 IST (12:05 UTC)`. Written out by hand because the mail must
 * have the same bytes on every attempt, whatever Node's time zone data says.
 */
export function mailDate(moment: Date): string {
  const india = atOffice(moment)
  const otherDay = india.getUTCDate() === moment.getUTCDate() ? '' : `${day(moment)}, `
  return `${day(india)}, ${clock(india)} IST (${otherDay}${clock(moment)} UTC)`
}

const day = (date: Date) =>
  `${DAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
const clock = (date: Date) => date.toISOString().slice(11, 16)
