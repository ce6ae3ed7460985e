import { brand } from '#content/brand.ts'
import type { Brand } from '#content/schema/brand.ts'
import { zoneName } from '#content/schema/office.ts'

/** Formats a date in the office's time, with the short name of its zone: `Fri, Nov 20, 2026, 5:35 PM IST (12:05 PM UTC)`. */
export function mailDate(moment: Date, office: Pick<Brand, 'timeZone' | 'office'> = brand): string {
  const [there, utc] = [day(moment, office.timeZone), day(moment, 'UTC')]
  const otherDay = there === utc ? '' : `${utc}, `
  return `${there}, ${clock(moment, office.timeZone)} ${zoneName(office, moment)} (${otherDay}${clock(moment, 'UTC')} UTC)`
}

const day = (moment: Date, timeZone: string) =>
  moment.toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone,
  })

/** With a plain space before AM or PM, as in all other texts. */
const clock = (moment: Date, timeZone: string) =>
  moment.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).replace('\u202F', ' ')
