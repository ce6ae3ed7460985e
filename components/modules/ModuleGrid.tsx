import { chakra } from '@chakra-ui/react'
import { moduleCardStyles } from './moduleCardStyles.ts'

/** Items that are `ModuleCard`s: three in a row on large screens, two on tablets, a list with small pictures on phones. */
export const ModuleGrid = chakra('ul', {
  base: {
    position: 'relative',
    display: 'grid',
    columnGap: '6',
    ...moduleCardStyles,
  },
  variants: {
    /** Beside a heading; a card that stands alone lies down and takes the width. */
    related: {
      false: {
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(3, minmax(0, 1fr))',
        },
        _print: { gridTemplateColumns: '1fr 1fr' },
        // Where a card shares no lines with others, it is not laid out and painted anew while they come and go. Its
        // edge leaves room for the focus ring, and lies over the end of another card, which can be pressed all the same.
        '& > li': {
          contain: { base: 'content', md: 'none', xl: 'content' },
          m: '-2',
          p: '2',
          pointerEvents: 'none',
        },
        '& article': { pointerEvents: 'auto' },
        md: { '& > li': { pb: '12' } },
        // Room for two lines of the title in every card gives a row common lines too.
        xl: {
          '& > li, & article': { gridRow: 'auto' },
          '& > li': { gridTemplateRows: 'auto' },
          '& article': { gridTemplateRows: 'auto minmax(5.75rem, auto) 1fr auto' },
        },
      },
      true: {
        '--ground': 'colors.bg.sand',
        gridTemplateColumns: { md: 'repeat(3, 1fr)' },
        '& .description': { lineClamp: 'none' },
        md: {
          '& > li:only-child': { gridColumn: '1 / -1', pb: '0' },
          '& > li:only-child article': {
            gridTemplateColumns: '5fr 7fr',
            gridTemplateRows: '1fr auto 1fr',
            columnGap: '8',
            '& .art': { gridRow: '1 / -1' },
            '& .words > div': { alignSelf: 'end' },
            '& h3': { textStyle: 'subheading' },
          },
        },
      },
    },
  },
  defaultVariants: { related: false },
})
