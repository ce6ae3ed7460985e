const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** IST is UTC+5:30 all year. Reckoned by hand, since a browser takes long to load its time zones. */
const OFFSET_MS = 330 * MINUTE_MS
const SUNDAY = 0
const SATURDAY = 6
/** The promise of the specification, point 9; it counts from Monday to Friday. */
const ANSWER_HOURS = 24

/** A moment whose UTC fields read as the clock and calendar of the office do. */
export const atOffice = (moment: Date) => new Date(moment.getTime() + OFFSET_MS)

/** Whether the office works on the day of a moment (specification, point 9). */
export const isWorkday = (moment: Date) => ![SUNDAY, SATURDAY].includes(atOffice(moment).getUTCDay())

/**
 * Until when an answer was promised: 24 hours from Monday to Friday, IST. The one place that counts them.
 * @param receivedAt When the enquiry was accepted.
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
