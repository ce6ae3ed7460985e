/** A chip or a button that is chosen. */
export const chosen = { bg: 'teal.900', borderColor: 'teal.900', color: 'sand.0' } as const
