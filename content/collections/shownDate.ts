const dates = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "12 March 2026" for an ISO date. */
export const shownDate = (date: string) => dates.format(new Date(date))
