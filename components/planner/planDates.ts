import { brand } from '#content/brand.ts'
import { calendarLabels } from '#content/labels/labels.ts'
import { addDays } from '#content/schema/addDays.ts'
import { fill } from '#content/schema/fill.ts'
import { WEEKDAYS, type Weekday } from '#content/schema/office.ts'
import type { ShortForm } from '#content/strategy.ts'
import { range } from '../ui/range.ts'

export type DatePlannerText = ShortForm['calendar']['planner']
export type PlannerFormat = DatePlannerText['formats'][number]

/** The planner's values; dates are `YYYY-MM-DD` or empty. */
export interface Plan {
  format: PlannerFormat
  first: string
  second: string
}

const daysFrom = (start: string, count: number, step = 1) =>
  range(0, count - 1).map((index) => addDays(start, index * step))

/** Whether every day from a start on is a workday of our office outside the pause. */
export function isFree(
  start: string,
  days: number,
  pause: DatePlannerText['available']['pause'],
  open: readonly Weekday[] = brand.officeHours.days,
): boolean {
  return daysFrom(start, days).every((date) => {
    const monthDay = date.slice(5)
    const [hasBegun, lasts] = [monthDay >= pause.from, monthDay <= pause.to]
    // It may go over the turn of the year.
    const isPaused = pause.from > pause.to ? hasBegun || lasts : hasBegun && lasts
    return !isPaused && open.some((day) => day === WEEKDAYS[weekdayOf(date)])
  })
}

/** The next date, in steps of so many days, that passes a test. An office that is rarely open may have none. */
export function nextDate(date: string, step: number, passes: (date: string) => boolean): string | undefined {
  return daysFrom(date, 31, step).find((day) => passes(day))
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const written = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (date: string) => written.format(new Date(date))
}

/** "Thursday, January 14, 2027" */
export const longDate = format({ dateStyle: 'full' })

/** "January 14" */
export const shortDate = format({ month: 'long', day: 'numeric' })

/** "January 2027" */
export const monthName = format({ month: 'long', year: 'numeric' })

/** The index of its weekday in `WEEKDAYS`. */
export const weekdayOf = (date: string) => new Date(date).getUTCDay()

/** The first day of the month that comes so many months after that of a date. */
export function monthAfter(date: string, months: number): string {
  const day = new Date(`${date.slice(0, 7)}-01`)
  day.setUTCMonth(day.getUTCMonth() + months)
  return day.toISOString().slice(0, 10)
}

/** The days of a month, from its first. */
export function daysOfMonth(first: string): string[] {
  return daysFrom(first, 31).filter((date) => date.startsWith(first.slice(0, 7)))
}

/** "Thursday, January 14, 2027 to Friday, January 15, 2027"; empty without a date. */
export function describeDays(start: string, days: number): string {
  if (!start) return ''
  const [from = '', to = ''] = [start, addDays(start, days - 1)].map(longDate)
  return from === to ? from : fill(calendarLabels.days, { from, to })
}

/** The plan as lines of a message. Missing dates leave their line open. */
export function describePlan({ format, first, second }: Plan, labels: DatePlannerText['message']): string {
  return [
    `${labels.format}: ${format.name} (${format.duration})`,
    `${labels.first}: ${describeDays(first, format.days)}`,
    ...(second ? [`${labels.second}: ${describeDays(second, format.days)}`] : []),
  ].join('\n')
}
