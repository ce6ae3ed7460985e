import { fill } from '../schema/fill.ts'
import { calendarLabels as labels } from './labels.ts'

/** Describes the weeks of a plan row: "week 3", "weeks 5, 7 and 9", "weeks 4 to 12". */
export function describeWeeks(weeks: readonly (number | readonly [from: number, to: number])[]): string {
  const parts = weeks.map((week) =>
    typeof week === 'number' ? `${week}` : fill(labels.days, { from: week[0], to: week[1] }),
  )
  // British English writes no comma before "and".
  const list = new Intl.ListFormat('en-GB').format(parts)
  return typeof weeks[0] === 'number' && weeks.length === 1
    ? fill(labels.week, { week: list })
    : fill(labels.several, { weeks: list })
}
