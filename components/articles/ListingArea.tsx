import { chakra } from '@chakra-ui/react'
import { listStatusStyles } from '../search/list/ListStatus.tsx'
import { filterByAnchorStyles } from './CategoryChips.tsx'

/** Grid of the article listing. */
export const ListingArea = chakra('div', {
  base: {
    '& .head': {
      display: 'grid',
      gridTemplateColumns: { lg: 'minmax(0, 1fr) 20rem' },
      columnGap: '12',
      rowGap: '6',
      alignItems: 'end',
      mb: { base: '6', lg: '8' },
    },
    ...listStatusStyles,
    '& > .status': { alignItems: 'center', columnGap: '4', mt: '4', '& button': { whiteSpace: 'nowrap' } },
    '& section > h2': { textStyle: 'title', mb: { base: '5', lg: '6' } },
    '& .featured': { mt: '6', mb: { base: '12', lg: '18' } },
    '& #all-articles': { mt: '6' },
    '& .further': { color: 'fg.quiet', mt: '-4', mb: { base: '5', lg: '6' } },
    '@media (scripting: none)': {
      ...filterByAnchorStyles,
      // Search needs JavaScript.
      '& [role="search"]': { display: 'none' },
      // A category is selected by the anchor, which these texts don't reflect.
      '&:has(nav a:target:not(#all-categories))': {
        '& .featured h2, & .further, & .status': { display: 'none' },
        '& .featured': { mb: '6' },
        '& .featured > ul': { display: 'block' },
      },
    },
  },
})
