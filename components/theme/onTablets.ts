/** The width of a tablet, on screens only: on paper the layout of large windows holds. */
export const onTablets = '@media screen and (min-width: 48rem) and (max-width: 63.9975rem)'
