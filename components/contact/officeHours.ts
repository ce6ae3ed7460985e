import { brand } from '#content/brand.ts'
import { clockTime } from '#content/schema/office.ts'
import { atOffice, isWorkday } from '#content/schema/officeTime.ts'

/**
 * Whether the office answers the phone: Monday to Friday, in its hours.
 * @param now any moment
 * @returns whether it is open, and the local time there as "2:05 PM"
 */
export function officeHours(now: Date): { open: boolean; time: string } {
  const there = atOffice(now)
  const time = there.toISOString().slice(11, 16)
  const { from, to } = brand.officeHours
  return {
    open: isWorkday(now) && time >= from && time < to,
    time: clockTime(there.getUTCHours(), there.getUTCMinutes()),
  }
}
