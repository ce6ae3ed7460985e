const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** IST is UTC+5:30 all year. A constant, because browsers are slow to load time zone data. */
const OFFSET_MS = 330 * MINUTE_MS
const SUNDAY = 0
const SATURDAY = 6
/** Promised by the specification, point 9. Weekends don't count. */
const ANSWER_HOURS = 24

/** Shifts a moment so that its UTC fields are the office's local date and time. */
export const atOffice = (moment: Date) => new Date(moment.getTime() + OFFSET_MS)

/** Whether a moment is on a working day of the office (specification, point 9). */
export const isWorkday = (moment: Date) => ![SUNDAY, SATURDAY].includes(atOffice(moment).getUTCDay())

/**
 * The deadline of the promised answer: 24 hours that count from Monday to Friday, IST.
 * @param receivedAt when the inquiry was accepted
 */
export function answerDueAt(receivedAt: Date): Date {
  let moment = receivedAt.getTime()
  let leftMs = ANSWER_HOURS * HOUR_MS
  for (;;) {
    const midnight = moment + DAY_MS - ((moment + OFFSET_MS) % DAY_MS)
    if (isWorkday(new Date(moment))) {
      if (leftMs <= midnight - moment) return new Date(moment + leftMs)
      leftMs -= midnight - moment
    }
    moment = midnight
  }
}
