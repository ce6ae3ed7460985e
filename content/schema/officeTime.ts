import { brand } from '../brand.ts'
import type { Brand } from './brand.ts'
import { WEEKDAYS } from './office.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MINUTE_MS = 60_000
/** Promised by the specification, point 9. Other days than those of the office don't count. */
const ANSWER_HOURS = 24

/** Made when the first is asked for, because browsers are slow to load time zone data. */
const clocks: Record<string, Intl.DateTimeFormat> = {}

/**
 * Shifts a moment so that its UTC fields are the office's local date and time.
 * @param timeZone IANA name; by default that of the office
 */
export function atOffice(moment: Date, timeZone: string = brand.timeZone): Date {
  clocks[timeZone] ??= new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const part: Record<string, number> = {}
  for (const { type, value } of clocks[timeZone].formatToParts(moment)) part[type] = Number(value)
  const { year = 0, month = 1, day, hour, minute, second } = part
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second, moment.getUTCMilliseconds()))
}

/** Where and when an office is open; by default that of the brand. */
type Office = Pick<Brand, 'timeZone' | 'officeHours'>

/** Whether a moment is on a working day of the office (specification, point 9). */
export const isWorkday = (moment: Date, { timeZone, officeHours: { days } }: Office = brand): boolean =>
  days.some((day) => day === WEEKDAYS[atOffice(moment, timeZone).getUTCDay()])

/**
 * The deadline of the promised answer: 24 hours that count on working days of the office. At the end of such a day it is a
 * minute before midnight, which people would take for the next day.
 * @param receivedAt when the inquiry was accepted
 */
export function answerDueAt(receivedAt: Date, office: Office = brand): Date {
  let moment = receivedAt.getTime()
  let leftMs = ANSWER_HOURS * HOUR_MS
  for (;;) {
    const midnight = nextMidnight(moment, office.timeZone)
    if (isWorkday(new Date(moment), office)) {
      if (leftMs <= midnight - moment) return new Date(Math.min(moment + leftMs, midnight - MINUTE_MS))
      leftMs -= midnight - moment
    }
    moment = midnight
  }
}

/** The beginning of the next day at the office. Days on which clocks change have 23 or 25 hours. */
function nextMidnight(moment: number, timeZone: string): number {
  const local = (time: number) => atOffice(new Date(time), timeZone).getTime()
  const day = Math.floor(local(moment) / DAY_MS) * DAY_MS + DAY_MS
  const guess = moment + day - local(moment)
  const corrected = guess + day - local(guess)
  // Where clocks are put forward at midnight, that day begins an hour late.
  return local(corrected) < day ? guess : corrected
}
