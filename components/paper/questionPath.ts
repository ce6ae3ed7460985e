/** Distance from the top of a slip to where the path of the question enters it. */
export const ENTRY = '2.25rem'

/** A dashed segment of the path; the caller sets the width of one border. */
export const pathLine = {
  content: '""',
  borderStyle: 'dashed',
  borderWidth: '0',
  borderColor: 'line.strong',
} as const
