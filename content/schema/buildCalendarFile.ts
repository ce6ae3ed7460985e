import { addDays } from './addDays.ts'

/** A whole-day event. */
export interface CalendarEvent {
  /** Globally unique id, such as a UUID followed by the domain of the site. */
  uid: string
  /** First day, `YYYY-MM-DD`. */
  start: string
  /** Length in whole days. */
  days: number
  summary: string
  description: string
  url: string
  /** Shows the days as free; by default they are busy. */
  free?: boolean
}

/**
 * Builds an iCalendar file of tentative all-day events (RFC 5545). All-day events are dates without a time zone, so the days
 * are the same wherever the file is opened.
 * @param product the PRODID, in the form `-//Owner//Product//EN`
 * @param now written as the DTSTAMP of the events
 * @throws RangeError when a start isn't a date or a length isn't a positive whole number
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

function eventLines(
  { uid, start, days, summary, description, url, free }: CalendarEvent,
  now: Date,
): string[] {
  if (!Number.isInteger(days) || days < 1) throw new RangeError(`An event cannot last ${days} days`)
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${basicFormat(now.toISOString().slice(0, 19))}Z`,
    `DTSTART;VALUE=DATE:${basicFormat(addDays(start, 0))}`,
    // DTEND is exclusive: the day after the last one.
    `DTEND;VALUE=DATE:${basicFormat(addDays(start, days))}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    'STATUS:TENTATIVE',
    `TRANSP:${free ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ]
}

const basicFormat = (iso: string) => iso.replaceAll(/[-:]/g, '')

/** Escapes a TEXT value (RFC 5545, 3.3.11; also of a vCard). */
export const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r\n|\r|\n/g, '\\n')

const LINE_OCTETS = 75
const encoder = new TextEncoder()

/** Folds a line at 75 octets: CRLF and a space before the rest (RFC 5545, 3.1). Never splits a character. */
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
