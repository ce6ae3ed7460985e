/** How far below the upper edge of its slip the way of a question arrives. */
export const ENTRY = '2.25rem'

/** A line of the way, of which one border is drawn. */
export const way = {
  content: '""',
  borderStyle: 'dashed',
  borderWidth: '0',
  borderColor: 'line.strong',
} as const
