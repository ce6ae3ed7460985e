/** Media query for tablets, screens only: print uses the layout of large windows. */
export const onTablets = '@media screen and (min-width: 48rem) and (max-width: 63.9975rem)'
