/** Month and day. India: Republic Day, Independence Day, Gandhi Jayanti. US: Juneteenth, Independence Day, Veterans Day. */
const FIXED = ['01-26', '08-15', '10-02', '06-19', '07-04', '11-11']

/** US federal holidays on the nth weekday of a month: n (5 is the last), weekday (0 is Sunday), month. */
const NTH_WEEKDAYS = [
  { nth: 3, weekday: 1, month: 1 },
  { nth: 3, weekday: 1, month: 2 },
  { nth: 5, weekday: 1, month: 5 },
  { nth: 1, weekday: 1, month: 9 },
  { nth: 2, weekday: 1, month: 10 },
  { nth: 4, weekday: 4, month: 11 },
]

/** Holi, Good Friday and Diwali, which follow the moon. A year that isn't listed has none of them. */
const MOVABLE = [
  ...['2027-03-22', '2027-03-26', '2027-10-29'],
  ...['2028-03-11', '2028-04-14', '2028-10-17'],
  ...['2029-03-01', '2029-03-30', '2029-11-05'],
  ...['2030-03-20', '2030-04-19', '2030-10-26'],
]

/**
 * Whether most offices in India or the US are closed on a day, including the days from Christmas Eve to New Year's Day.
 * @param date `YYYY-MM-DD`
 */
export function isPublicHoliday(date: string): boolean {
  const monthAndDay = date.slice(5)
  if (FIXED.includes(monthAndDay) || MOVABLE.includes(date)) return true
  if (monthAndDay >= '12-24' || monthAndDay === '01-01') return true
  return NTH_WEEKDAYS.some(({ nth, weekday, month }) => isNthWeekday(new Date(date), nth, weekday, month))
}

function isNthWeekday(date: Date, nth: number, weekday: number, month: number): boolean {
  if (date.getUTCDay() !== weekday || date.getUTCMonth() + 1 !== month) return false
  const day = date.getUTCDate()
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month, 0)).getUTCDate()
  return nth === 5 ? day > lastDay - 7 : Math.ceil(day / 7) === nth
}
