/**
 * Matches when the visitor has enlarged the text so much that a line has fewer letters than on the narrowest phone (320 px
 * at the default 16 px).
 */
export const enlarged = '@media (max-width: 19.9975rem)'

/** Stacks the columns of a grid when the text is enlarged. */
export const stackEnlarged = { [enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)' } } as const
