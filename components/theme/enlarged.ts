/**
 * There are fewer letters to a line than on the narrowest phone (320 px at the usual 16 px), because the visitor has
 * enlarged the text.
 */
export const enlarged = '@media (max-width: 19.9975rem)'

/** For grids: what stands side by side elsewhere stands one below the other. */
export const stackEnlarged = { [enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)' } } as const
