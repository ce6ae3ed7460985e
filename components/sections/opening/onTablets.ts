/** Where a hero has the width of a tablet; on paper it keeps its two columns. */
export const onTablets = '@media screen and (min-width: 48rem) and (max-width: 63.9975rem)'
