const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const IST_OFFSET_MS = 5.5 * 3_600_000

/**
 * A moment for people, such as `20 Nov 2026, 17:35 IST (12:05 UTC)`. Written out by hand because the mail must
 * have the same bytes on every attempt, whatever Node's time zone data says. India has no daylight saving.
 */
export function mailDate(moment: Date): string {
  const india = new Date(moment.getTime() + IST_OFFSET_MS)
  const otherDay = india.getUTCDate() === moment.getUTCDate() ? '' : `${day(moment)}, `
  return `${day(india)}, ${clock(india)} IST (${otherDay}${clock(moment)} UTC)`
}

const day = (date: Date) => `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
const clock = (date: Date) => date.toISOString().slice(11, 16)
