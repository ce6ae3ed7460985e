/** A whole-day event. */
export interface CalendarEvent {
  /** Unique in the world, such as a UUID with the domain of the site. */
  uid: string
  /** First day, `YYYY-MM-DD`. */
  start: string
  /** Length in whole days. */
  days: number
  summary: string
  description: string
  url: string
  /** Leaves the time free in the calendar; without it the days count as taken. */
  free?: boolean
}

/**
 * A calendar file with tentative whole-day events (RFC 5545). Whole days are floating dates, so that no time zone
 * has to be described: the days are the same wherever the file is opened.
 * @param product names the program that wrote the file, `-//Owner//Product//EN`
 * @param now moment of writing
 * @throws RangeError when a start is no date or a length is no positive whole number
 */
export function buildCalendarFile(product: string, events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(product)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/**
 * The date some days later; `YYYY-MM-DD` in and out.
 * @throws RangeError when `date` is no date
 */
export function addDays(date: string, days: number): string {
  const time = Date.parse(`${date}T00:00:00Z`)
  return new Date(time + days * 86_400_000).toISOString().slice(0, 10)
}

function eventLines(
  { uid, start, days, summary, description, url, free }: CalendarEvent,
  now: Date,
): string[] {
  if (!Number.isInteger(days) || days < 1) throw new RangeError(`An event cannot last ${days} days`)
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${basic(now.toISOString().slice(0, 19))}Z`,
    `DTSTART;VALUE=DATE:${basic(addDays(start, 0))}`,
    // The end is the first day that is free again.
    `DTEND;VALUE=DATE:${basic(addDays(start, days))}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    'STATUS:TENTATIVE',
    `TRANSP:${free ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ]
}

const basic = (iso: string) => iso.replaceAll(/[-:]/g, '')

/** RFC 5545, 3.3.11. */
const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n')

const LINE_OCTETS = 75
const encoder = new TextEncoder()

/** Lines hold at most 75 octets; the rest follows after a line break and a space (RFC 5545, 3.1). Characters stay whole. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
