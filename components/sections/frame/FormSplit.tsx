import { chakra } from '@chakra-ui/react'

/** A form (7) beside what belongs to it (4), with a free column between. */
export const FormSplit = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '18', lg: '24' },
    gridTemplateColumns: { lg: '7fr 4fr' },
    alignItems: 'start',
  },
})
