import { atOffice, isWorkday } from '#content/schema/officeTime.ts'

const OPENS = 9
const CLOSES = 18

/**
 * Whether the office answers the phone: Monday to Friday, 9:00 to 18:00 IST (specification, point 9).
 * @param now any moment
 * @returns whether it is open, and the local time there as "14:05"
 */
export function officeHours(now: Date): { open: boolean; time: string } {
  const there = atOffice(now)
  const hour = there.getUTCHours()
  return { open: isWorkday(now) && hour >= OPENS && hour < CLOSES, time: there.toISOString().slice(11, 16) }
}
