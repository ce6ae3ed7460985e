const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "November 2026" for an ISO date. */
export const formatMonth = (date: string) => month.format(new Date(date))
