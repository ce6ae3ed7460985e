/** Columns of a chart of weeks to each week: three captions of equal width end on a column. */
export const WEEK = 3

export const WEEKS = 12 * WEEK

/** Columns for the labels at the left of a chart. */
export const LABELS = 15

export const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`
