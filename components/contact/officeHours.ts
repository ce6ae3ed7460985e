import { brand } from '#content/brand.ts'
import type { Brand } from '#content/schema/brand.ts'
import { clockTime } from '#content/schema/office.ts'
import { atOffice, isWorkday } from '#content/schema/officeTime.ts'

/**
 * Whether the office answers the phone: Monday to Friday, in its hours.
 * @param now any moment
 * @returns whether it is open, and the local time there as "2:05 PM"
 */
export function officeHours(
  now: Date,
  { timeZone, officeHours: { from, to } }: Pick<Brand, 'timeZone' | 'officeHours'> = brand,
): { open: boolean; time: string } {
  const there = atOffice(now, timeZone)
  const time = there.toISOString().slice(11, 16)
  return {
    open: isWorkday(now, timeZone) && time >= from && time < to,
    time: clockTime(there.getUTCHours(), there.getUTCMinutes()),
  }
}
