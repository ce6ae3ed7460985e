const dates = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "March 12, 2026" for an ISO date. */
export const shownDate = (date: string) => dates.format(new Date(date))
