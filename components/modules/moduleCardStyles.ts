import type { SystemStyleObject } from '@chakra-ui/react'
import { enlarged, stackEnlarged } from '../theme/enlarged.ts'
import { coveringLink, groundUnderPointer, shiftingPicture } from '../ui/cardStyles.ts'

/**
 * Styles of the cards in a `ModuleGrid`, as nested selectors: cheaper to hydrate than styled elements in every card.
 */
export const moduleCardStyles: SystemStyleObject = {
  // Unchanged cards aren't laid out and painted again while others come and go. The padding leaves room for the hover
  // background and focus ring, and overlaps the neighboring card, which stays clickable.
  '& > li:not(.theme)': {
    display: 'grid',
    contain: 'content',
    m: '-3',
    p: '3',
    pb: { md: '12' },
    pointerEvents: 'none',
  },
  '& article': {
    display: { base: 'grid', md: 'flex' },
    flexDirection: 'column',
    gridTemplateColumns: '5.5rem 1fr',
    ...stackEnlarged,
    columnGap: '4',
    py: { base: '4', md: '0' },
    borderTopWidth: { base: '1px', md: '0' },
    borderColor: 'line.base',
    pointerEvents: 'auto',
    ...groundUnderPointer,
  },
  '& .art': {
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: { base: '1', md: '3 / 2' },
    alignSelf: { base: 'start', md: 'stretch' },
    borderRadius: 'md',
    '& img': shiftingPicture,
  },
  // Links align across cards, whatever the length of the text above.
  '& .words': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    flex: '1',
    pt: { md: '4' },
  },
  '& :is(h3, h4)': { textStyle: 'small', fontSize: { base: '1.1875rem', md: '1.3125rem' } },
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
  // For screen readers; visually there is a gap.
  '& .comma': { srOnly: true },
  '& .audience': { color: 'fg.warm' },
  '& .description': { textStyle: 'note', mt: '2', mb: '1', flex: '1' },
  [enlarged]: { '& .art': { aspectRatio: '16 / 9', mb: '3' } },
  // On phones, where the cards are the rows of a list, the link takes no line of its own.
  '& article a': { ...coveringLink, mdDown: { position: 'absolute', inset: '0', fontSize: '0' } },
}

/** A horizontal card whose picture is as wide as one of the columns. */
export const lyingCard = (columns: number): SystemStyleObject => ({
  '& article': { flexDirection: 'row', columnGap: '6' },
  '& .art': { width: `calc((100% - ${columns - 1} * {spacing.6}) / ${columns})`, alignSelf: 'start' },
  '& .words': { pt: '0', alignSelf: 'center' },
  '& :is(h3, h4)': { fontSize: '1.5rem' },
})
