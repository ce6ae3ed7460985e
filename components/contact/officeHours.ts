const ZONE = 'Asia/Kolkata'
const OPENS = 9
const CLOSES = 18

/**
 * Whether the office answers the phone: Monday to Friday, 9:00 to 18:00 IST (specification, point 9).
 * @param now any moment
 * @returns whether it is open, and the local time there as "14:05"
 */
export function officeHours(now: Date): { open: boolean; time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  const hour = Number(read('hour'))
  const weekend = ['Sat', 'Sun'].includes(read('weekday'))
  return { open: !weekend && hour >= OPENS && hour < CLOSES, time: `${read('hour')}:${read('minute')}` }
}
