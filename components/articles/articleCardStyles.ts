import type { SystemStyleObject } from '@chakra-ui/react'
import { coveringLink, groundUnderPointer, shiftingPicture } from '../ui/cardStyles.ts'

/** Styles shared by all article cards, as nested selectors: cheaper to hydrate than styled elements in every card. */
export const articleCardStyles: SystemStyleObject = {
  '& article': groundUnderPointer,
  '& .art': {
    overflow: 'hidden',
    aspectRatio: '16 / 9',
    borderRadius: 'md',
    '& img': shiftingPicture,
  },
  '& .category': { textStyle: 'fine', fontWeight: 'semibold', color: 'fg.warm' },
  '& h3': { textStyle: 'small', fontSize: '1.3125rem', mt: '1', textWrap: 'pretty' },
  '& .excerpt': { textStyle: 'note', mt: '2', textWrap: 'pretty' },
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    textStyle: 'fine',
    color: 'fg.quiet',
    '& li:first-of-type': { width: '100%', fontWeight: 'semibold', color: 'fg.base' },
  },
  '& .actions': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
  // Above the link that covers the card.
  '& .actions button': { position: 'relative', zIndex: '1' },
  '& .actions a': coveringLink,
}
