import { chakra } from '@chakra-ui/react'

/** Two columns (5/7), aligned at the top; stacked on small screens. */
export const PairSplit = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { lg: '5fr 7fr' },
    columnGap: { lg: '18' },
    rowGap: '12',
    _print: { rowGap: '6' },
    alignItems: 'start',
    '& > div > h3': { textStyle: 'small', mb: '6' },
  },
})
