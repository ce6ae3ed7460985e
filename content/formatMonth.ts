const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Formats an ISO date as a month: "November 2026". */
export const formatMonth = (date: string) => month.format(new Date(date))
