/**
 * Adds days to a date; both dates are `YYYY-MM-DD`.
 * @throws RangeError when `date` isn't a date
 */
export function addDays(date: string, days: number): string {
  const time = Date.parse(`${date}T00:00:00Z`)
  return new Date(time + days * 86_400_000).toISOString().slice(0, 10)
}
