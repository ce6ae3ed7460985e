import { chakra } from '@chakra-ui/react'

/** Two columns in a ratio, aligned at the top; stacked on small screens. 7/4 leaves a column free between the two. */
export const Split = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    columnGap: { lg: '18', _print: '8' },
    rowGap: { base: '8', md: '12', _print: '5' },
  },
  variants: {
    split: {
      '4/8': { gridTemplateColumns: { lg: '4fr 8fr' } },
      '5/7': { gridTemplateColumns: { lg: '5fr 7fr' } },
      '7/5': { gridTemplateColumns: { base: '7fr 5fr', lgDown: '1fr' } },
      '7/4': { gridTemplateColumns: { base: '7fr 4fr', lgDown: '1fr' } },
    },
  },
})
