/** How spans of time are written. */
export const calendarLabels = {
  weeks: (from: number, to: number) => `Weeks ${from}-${to}`,
  days: (from: string, to: string) => `${from} to ${to}`,
}
