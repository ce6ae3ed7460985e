import { brand } from '#content/brand.ts'
import type { Brand } from '#content/schema/brand.ts'
import { clockTime } from '#content/schema/office.ts'
import { atOffice, isWorkday } from '#content/schema/officeTime.ts'

/**
 * Whether the office answers the phone: on its days and in its hours.
 * @param now any moment
 * @returns whether it is open, and the local time there as "2:05 PM"
 */
export function officeHours(
  now: Date,
  office: Pick<Brand, 'timeZone' | 'officeHours'> = brand,
): { open: boolean; time: string } {
  const { from, to } = office.officeHours
  const there = atOffice(now, office.timeZone)
  const time = there.toISOString().slice(11, 16)
  return {
    open: isWorkday(now, office) && time >= from && time < to,
    time: clockTime(there.getUTCHours(), there.getUTCMinutes()),
  }
}
