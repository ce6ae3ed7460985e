/** Grid columns per week, so that three captions of equal width align with columns. */
export const WEEK = 3

export const WEEKS = 12 * WEEK

/** Grid columns for the labels at the left of a chart. */
export const LABELS = 15

export const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`
