import { documents } from '#content/documents.ts'
import { addDays, buildCalendarFile, type CalendarEvent } from '#content/schema/buildCalendarFile.ts'
import { shortForm } from '#content/shortForm.ts'
import { isPublicHoliday } from './isPublicHoliday.ts'

const { formats } = shortForm
const { sample, planner } = shortForm.calendar
const { calendar } = planner

/** From the date of the file to the week of the first example: far enough ahead to be moved. */
const WEEKS_AHEAD = 10
const TUESDAY = 2
const FOLLOW_UP_DAYS = 28

/**
 * Each short format as entries of a calendar: the days themselves, one format per week, and the follow-up hour four
 * weeks later. The days are examples and say so; they leave the reader's time free. Weeks with a public holiday on one
 * of the days are passed over.
 * @param date from which the example days are counted, ISO
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

/** From this week on, the first in which neither the days nor the follow-up hour fall on a public holiday. */
function workingWeek(tuesday: string, days: number): string {
  const workshop = Array.from({ length: days }, (_, day) => addDays(tuesday, day))
  const isTaken = [...workshop, followUpOf(tuesday, days)].some(isPublicHoliday)
  return isTaken ? workingWeek(addDays(tuesday, 7), days) : tuesday
}

const followUpOf = (start: string, days: number) => addDays(start, days - 1 + FOLLOW_UP_DAYS)

/** The date itself when it is a Tuesday. */
const nextTuesday = (date: string) => addDays(date, (TUESDAY - new Date(date).getUTCDay() + 7) % 7)
