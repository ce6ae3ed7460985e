import { chakra } from '@chakra-ui/react'
import { onTablets } from '../theme/onTablets.ts'
import { lyingCard, moduleCardStyles } from './moduleCardStyles.ts'

/** Tablets, and screens wide enough for three cards beside the filters. */
const wide = `${onTablets}, screen and (min-width: 80rem)`

/** Grid of `ModuleCard`s: three columns, two where the filters beside them leave no room, a list with small pictures on phones. */
export const ModuleGrid = chakra('ul', {
  base: {
    position: 'relative',
    display: 'grid',
    columnGap: '6',
    ...moduleCardStyles,
  },
  variants: {
    /** Three cards beside a heading. */
    related: {
      false: {
        gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
        _print: { gridTemplateColumns: '1fr 1fr' },
        [wide]: {
          gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
          '& > li:not(.theme)': { gridColumn: 'span 2' },
          '& > li[data-fit~="half"]': { gridColumn: 'span 3', '& .art': { aspectRatio: '8 / 5' } },
          '& > li[data-fit~="row"]': { gridColumn: '1 / -1', ...lyingCard(3) },
        },
        '@media (min-width: 64rem) and (max-width: 79.9975rem)': {
          '& > li[data-fit~="line"]': { gridColumn: '1 / -1', ...lyingCard(2) },
        },
        // The header of a theme: a line across the cards, with the theme's icon.
        '& > .theme': {
          gridColumn: '1 / -1',
          display: 'grid',
          gridTemplateColumns: { base: 'auto 1fr', md: 'auto 1fr auto' },
          alignItems: 'center',
          columnGap: '4',
          mt: { base: '5', md: '4' },
          pt: '4',
          pb: { base: '3', md: '6' },
          borderTopWidth: '1px',
          borderColor: 'line.strong',
          breakAfter: 'avoid',
          _first: { mt: '0' },
          '& svg': { width: '3rem', height: '3rem', gridRow: { base: 'span 2', md: 'auto' } },
          '& h3': { textStyle: 'small' },
          '& p': { textStyle: 'fine', color: 'fg.quiet' },
        },
        '& > .theme + li > article': { borderTopWidth: '0' },
        // Visually, the header states it.
        '& > .theme ~ li .category': { srOnly: true },
      },
      true: { gridTemplateColumns: { md: 'repeat(3, 1fr)' } },
    },
  },
  defaultVariants: { related: false },
})
