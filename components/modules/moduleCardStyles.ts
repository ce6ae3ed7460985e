import type { SystemStyleObject } from '@chakra-ui/react'
import { enlarged, stackEnlarged } from '../theme/enlarged.ts'
import { coveringLink, shiftingPicture } from '../ui/cardStyles.ts'

/** Looks of the cards inside a `ModuleGrid`, as nested selectors: cheaper to hydrate than styled elements in every card. */
export const moduleCardStyles: SystemStyleObject = {
  '& > li': { display: 'grid' },
  '& article': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '6.5rem 1fr', md: '1fr' },
    ...stackEnlarged,
    columnGap: '4',
    py: { base: '5', md: '0' },
    borderTopWidth: { base: '1px', md: '0' },
    borderColor: 'line.base',
  },
  // The parts of the cards in a row stand on common lines.
  md: {
    '& > li, & article': { gridRow: 'span 4', gridTemplateRows: 'subgrid', rowGap: '0' },
    '& > li': { pb: '10' },
    '& .words': { display: 'contents' },
  },
  '& .art': {
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: { base: '1', md: '4 / 3' },
    alignSelf: 'start',
    borderRadius: 'md',
    '& img': shiftingPicture,
  },
  '& .words > div': { pt: { md: '4' } },
  '& h3': { textStyle: 'small', fontSize: '1.3125rem' },
  '& .badges': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    mt: '1',
    textStyle: 'fine',
    fontWeight: 'semibold',
    color: 'fg.accent',
  },
  // For the ear; the eye has a gap or a corner.
  '& .comma': { srOnly: true },
  '& .audience': {
    color: { base: 'fg.warm', md: 'fg.base' },
    position: { md: 'absolute' },
    top: '0',
    left: '0',
    px: { md: '3' },
    py: { md: '1' },
    bg: { md: 'var(--ground, {colors.bg.paper})' },
    borderBottomRightRadius: 'sm',
  },
  // Three lines hold the whole line of text where cards are wide enough; in narrower ones it runs on, and is never cut.
  '& .description': {
    textStyle: 'note',
    mt: '2',
    mb: '2',
    lineClamp: { base: 'none', xl: '3' },
    alignSelf: 'start',
  },
  [enlarged]: { '& .art': { aspectRatio: '16 / 9', mb: '3' } },
  // What was searched for may stand in a later line.
  '& .description:has(mark)': { WebkitLineClamp: 'none' },
  '& article a': { justifySelf: 'start', ...coveringLink },
  '@media (hover: hover)': {
    '& article:hover img': { transform: 'translateY(4px)' },
    '& article:hover a': { textDecorationThickness: '2px' },
  },
}
