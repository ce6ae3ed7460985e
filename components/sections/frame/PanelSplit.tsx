import { chakra } from '@chakra-ui/react'

/** Text (7) beside a panel (4) with some room between; on small screens the panel follows. */
export const PanelSplit = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '18',
    rowGap: '10',
    gridTemplateColumns: { lg: '7fr 4fr' },
    alignItems: 'start',
  },
})
