/** Words for spans of time. */
export const calendarLabels = {
  weeks: (from: number, to: number) => `Weeks ${from}-${to}`,
  days: (from: string, to: string) => `${from} to ${to}`,
}
