import { chakra } from '@chakra-ui/react'

/** Two pieces of the same section side by side (5/7), each from the top; on small screens one under the other. */
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
