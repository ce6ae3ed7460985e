import { documents } from '#content/documents.ts'
import { addDays, buildCalendarFile, type CalendarEvent } from '#content/schema/buildCalendarFile.ts'
import { shortForm } from '#content/shortForm.ts'
import { isPublicHoliday } from './isPublicHoliday.ts'

const { formats } = shortForm
const { sample, planner } = shortForm.calendar
const { calendar } = planner

/** Weeks between the date of the file and the first example, enough for readers to move it. */
const WEEKS_AHEAD = 10
const TUESDAY = 2
const FOLLOW_UP_DAYS = 28

/**
 * Makes a calendar with an example of each short format: its days, one format per week, and the follow-up hour four weeks
 * later. The events are labeled as examples and shown as free. Weeks with a public holiday on one of the days are skipped.
 * @param date ISO date that the example days are counted from
 */
export function sampleCalendar(date: string = documents.date): string {
  let week = nextTuesday(addDays(date.slice(0, 10), WEEKS_AHEAD * 7))
  const events = formats.items.flatMap((format) => {
    const days = format.halfDays.length / 2
    const start = workingWeek(week, days)
    week = addDays(start, 7)
    const plan = format.halfDays.map(({ label }) => label).join(', ')
    return [
      entry(format.id, start, days, fill(sample.summary, format.single), [
        `${format.text} ${sample.bestFor} ${format.bestFor}.`,
        `${sample.halfDays}: ${plan}.`,
      ]),
      entry(`${format.id}-follow-up`, followUpOf(start, days), 1, fill(sample.followUp, format.single), [
        sample.followUpText,
      ]),
    ]
  })
  return buildCalendarFile(calendar.product, events, new Date(documents.date))
}

function entry(
  id: string,
  start: string,
  days: number,
  summary: string,
  about: readonly string[],
): CalendarEvent {
  return {
    uid: `sample-${id}@${calendar.domain}`,
    start,
    days,
    summary,
    description: [sample.note, ...about].join('\n\n'),
    url: calendar.url,
    free: true,
  }
}

const fill = (pattern: string, format: string) => pattern.replace('{format}', format)

/** The first Tuesday, from the given one on, whose workshop days and follow-up hour avoid public holidays. */
function workingWeek(tuesday: string, days: number): string {
  const workshop = Array.from({ length: days }, (_, day) => addDays(tuesday, day))
  const isTaken = [...workshop, followUpOf(tuesday, days)].some(isPublicHoliday)
  return isTaken ? workingWeek(addDays(tuesday, 7), days) : tuesday
}

const followUpOf = (start: string, days: number) => addDays(start, days - 1 + FOLLOW_UP_DAYS)

/** The first Tuesday on or after a date. */
const nextTuesday = (date: string) => addDays(date, (TUESDAY - new Date(date).getUTCDay() + 7) % 7)
