import { buildCalendarFile, type CalendarEvent } from '#content/schema/buildCalendarFile.ts'
import { fill } from '#content/schema/fill.ts'
import { randomUuid } from '../ui/randomUuid.ts'
import { saveFile } from '../ui/saveFile.ts'
import type { DatePlannerText, Plan } from './planDates.ts'

type CalendarText = DatePlannerText['calendar']

/** Downloads the dates of a plan as a calendar file. */
export function saveDates(fileName: string, plan: Plan, text: CalendarText): void {
  saveFile(fileName, 'text/calendar', buildCalendarFile(text.product, toEvents(plan, text), new Date()))
}

/** Converts the selected dates to calendar events. */
export function toEvents(plan: Plan, text: CalendarText): CalendarEvent[] {
  return [plan.first, plan.second]
    .filter((start) => start !== '')
    .map((start) => ({
      uid: `${randomUuid()}@${text.domain}`,
      start,
      days: plan.format.days,
      summary: fill(text.summary, { format: plan.format.name }),
      description: text.description,
      url: text.url,
    }))
}
