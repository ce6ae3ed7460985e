/** For lists of pictures: on very wide windows they reach beyond the 1200 px measure of the text, up to 1440 px. */
export const growWide = {
  '@media (min-width: 100rem)': { mx: 'calc(({sizes.content} - min(90rem, 100vw - 4rem)) / 2)' },
} as const
