/** Widths of the window from which a layout changes: large phones, tablets, laptops, wide screens. */
export const breakpoints = { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' }
