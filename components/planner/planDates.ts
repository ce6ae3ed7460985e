import { calendarLabels } from '#content/labels/calendarLabels.ts'
import { addDays, type CalendarEvent } from '#content/schema/buildCalendarFile.ts'

/** A format offered by the planner; `days` is its length in whole days. */
export interface PlannerFormat {
  id: string
  name: string
  duration: string
  days: number
}

/** The planner's values; dates are `YYYY-MM-DD` or empty. */
export interface Plan {
  format: PlannerFormat
  first: string
  second: string
}

export type DateProblem = 'missing' | 'past' | 'same'

/**
 * Validates the dates, by field. The second date is optional.
 * @param today in the visitor's time zone, `YYYY-MM-DD`
 */
export function findDateProblems({ first, second }: Plan, today: string) {
  const problems: { first?: DateProblem; second?: DateProblem } = {}
  if (!first) problems.first = 'missing'
  else if (first <= today) problems.first = 'past'
  if (second && second <= today) problems.second = 'past'
  else if (second && second === first) problems.second = 'same'
  return problems
}

/** Whether a number of days from a date includes a Saturday or Sunday. */
export function touchesWeekend(start: string, days: number): boolean {
  return Array.from({ length: days }, (_, day) => new Date(addDays(start, day)).getUTCDay()).some(
    (weekday) => weekday === 0 || weekday === 6,
  )
}

/** Texts of the calendar entries; `{format}` in the summary stands for the format's name. */
export interface CalendarText {
  product: string
  domain: string
  summary: string
  description: string
  url: string
}

/**
 * Converts the selected dates to calendar events.
 * @param newId returns a new UUID for each event
 */
export function toEvents(plan: Plan, text: CalendarText, newId: () => string): CalendarEvent[] {
  return [plan.first, plan.second]
    .filter((start) => start !== '')
    .map((start) => ({
      uid: `${newId()}@${text.domain}`,
      start,
      days: plan.format.days,
      summary: text.summary.replace('{format}', plan.format.name),
      description: text.description,
      url: text.url,
    }))
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

/** "Thursday, January 14, 2027 to Friday, January 15, 2027"; empty without a date. */
function describeDays(start: string, days: number): string {
  if (!start) return ''
  const [from = '', to = ''] = [start, addDays(start, days - 1)].map((date) =>
    longDate.format(new Date(date)),
  )
  return from === to ? from : calendarLabels.days(from, to)
}

/** The plan as lines of a message. Missing dates leave their line open. */
export function describePlan(
  { format, first, second }: Plan,
  labels: { format: string; first: string; second: string },
): string {
  return [
    `${labels.format}: ${format.name} (${format.duration})`,
    `${labels.first}: ${describeDays(first, format.days)}`,
    ...(second ? [`${labels.second}: ${describeDays(second, format.days)}`] : []),
  ].join('\n')
}
