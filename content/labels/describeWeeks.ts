/** Describes the weeks of a plan row: "week 3", "weeks 5, 7 and 9", "weeks 4 to 12". */
export function describeWeeks(weeks: readonly (number | readonly [from: number, to: number])[]): string {
  const parts = weeks.map((week) => (typeof week === 'number' ? `${week}` : `${week[0]} to ${week[1]}`))
  const single = weeks.length === 1 && typeof weeks[0] === 'number'
  // British English writes no comma before "and".
  return `${single ? 'week' : 'weeks'} ${new Intl.ListFormat('en-GB').format(parts)}`
}
