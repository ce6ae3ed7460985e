import { atOffice, isWorkday } from '#content/schema/officeTime.ts'

const OPENING_HOUR = 9
const CLOSING_HOUR = 18

/**
 * Whether the office answers the phone: Monday to Friday, 9:00 AM to 6:00 PM IST (specification, point 9).
 * @param now any moment
 * @returns whether it is open, and the local time there as "2:05 PM"
 */
export function officeHours(now: Date): { open: boolean; time: string } {
  const there = atOffice(now)
  const hour = there.getUTCHours()
  const time = `${hour % 12 || 12}:${there.toISOString().slice(14, 16)} ${hour < 12 ? 'AM' : 'PM'}`
  return { open: isWorkday(now) && hour >= OPENING_HOUR && hour < CLOSING_HOUR, time }
}
