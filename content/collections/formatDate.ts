const dates = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Formats an ISO date: "March 12, 2026". */
export const formatDate = (date: string) => dates.format(new Date(date))
