/** IST is UTC+5:30 all year. Reckoned by hand, since a browser takes long to load its time zones. */
const OFFSET_MINUTES = 330
const OPENS = 9
const CLOSES = 18
const SUNDAY = 0
const SATURDAY = 6

/**
 * Whether the office answers the phone: Monday to Friday, 9:00 to 18:00 IST (specification, point 9).
 * @param now any moment
 * @returns whether it is open, and the local time there as "14:05"
 */
export function officeHours(now: Date): { open: boolean; time: string } {
  const there = new Date(now.getTime() + OFFSET_MINUTES * 60_000)
  const weekend = [SUNDAY, SATURDAY].includes(there.getUTCDay())
  const hour = there.getUTCHours()
  return { open: !weekend && hour >= OPENS && hour < CLOSES, time: there.toISOString().slice(11, 16) }
}
