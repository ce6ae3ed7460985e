import { chakra } from '@chakra-ui/react'
import { FactList } from '../ui/FactList.tsx'

/** What typical engagements cost, side by side on paper. */
export const PriceList = chakra(FactList, {
  base: {
    bg: 'bg.paper',
    display: 'grid',
    breakInside: 'avoid',
    gridTemplateColumns: { base: 'repeat(4, auto)', mdToLg: '1fr 1fr', mdDown: '1fr', xl: 'repeat(4, 1fr)' },
    alignItems: 'end',
    columnGap: { base: '8', _print: '3' },
    px: { base: '5', lg: '6' },
    py: { base: '3', md: '5' },
    mb: { base: '8', md: '12' },
    borderWidth: '1px',
    '& > div': { py: '3' },
    '& > div + div': { borderTopWidth: { mdDown: '1px' } },
    '& dt': { textStyle: 'aside', fontSize: { _print: '0.875rem' } },
    '& dd': { textStyle: 'small', color: 'fg.accent', whiteSpace: { _print: 'nowrap' } },
  },
})
