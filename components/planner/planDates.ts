import { calendarLabels } from '#content/labels/calendarLabels.ts'
import { addDays, type CalendarEvent } from '#content/schema/buildCalendarFile.ts'

/** A format as the planner offers it; `days` is its length in whole days. */
export interface PlannerFormat {
  id: string
  name: string
  duration: string
  days: number
}

/** What stands in the planner; dates are `YYYY-MM-DD`, or empty. */
export interface Plan {
  format: PlannerFormat
  first: string
  second: string
}

export type DateProblem = 'missing' | 'past' | 'same'

/**
 * What is wrong with the dates, by field. The second date may be left out.
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

/** Whether a run of whole days from a date takes in a Saturday or a Sunday. */
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
 * The chosen dates as calendar events.
 * @param newId gives a fresh UUID per event
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

/** "Thursday, January 14, 2027 to Friday, January 15, 2027"; empty when there is no date. */
function describeDays(start: string, days: number): string {
  if (!start) return ''
  const [from = '', to = ''] = [start, addDays(start, days - 1)].map((date) =>
    longDate.format(new Date(date)),
  )
  return from === to ? from : calendarLabels.days(from, to)
}

/** The plan as lines of a message. A date that is not chosen yet leaves its line open. */
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
