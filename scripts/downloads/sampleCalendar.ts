import { documents } from '#content/documents.ts'
import { addDays } from '#content/schema/addDays.ts'
import { buildCalendarFile, type CalendarEvent } from '#content/schema/buildCalendarFile.ts'
import { fill } from '#content/schema/fill.ts'
import { shortForm, sampleEntry as text } from '#content/strategy.ts'

const { formats } = shortForm
const { calendar } = shortForm.calendar.planner

/** Weeks between the date of the file and the first example, enough for readers to move it. */
const WEEKS_AHEAD = 13
const TUESDAY = 2
const FOLLOW_UP_DAYS = 28

/**
 * Makes a calendar with an example of each short format: its days, one format per week, and the follow-up hour four weeks
 * later. The events are labeled as examples and shown as free.
 * @param date ISO date that the example days are counted from
 */
export function sampleCalendar(date: string = documents.date): string {
  const first = nextTuesday(addDays(date.slice(0, 10), WEEKS_AHEAD * 7))
  const events = formats.items.flatMap((format, week) => {
    const days = format.halfDays.length / 2
    const start = addDays(first, 7 * week)
    const plan = format.halfDays.map(({ label }) => label).join(', ')
    return [
      entry(format.id, start, days, fill(text.summary, { format: format.single }), [
        `${format.text} ${text.bestFor} ${format.bestFor}.`,
        `${text.halfDays}: ${plan}.`,
      ]),
      entry(
        `${format.id}-follow-up`,
        addDays(start, days - 1 + FOLLOW_UP_DAYS),
        1,
        fill(text.followUp, { format: format.single }),
        [text.followUpText],
      ),
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
    description: [text.note, ...about].join('\n\n'),
    url: calendar.url,
    free: true,
  }
}

/** The first Tuesday on or after a date. */
const nextTuesday = (date: string) => addDays(date, (TUESDAY - new Date(date).getUTCDay() + 7) % 7)
