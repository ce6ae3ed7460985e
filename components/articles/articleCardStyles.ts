import type { SystemStyleObject } from '@chakra-ui/react'

/** Looks that all article cards share, as nested selectors: cheaper to hydrate than styled elements in every card. */
export const articleCardStyles: SystemStyleObject = {
  '& article': { position: 'relative' },
  '& .art': {
    overflow: 'hidden',
    aspectRatio: '16 / 9',
    borderRadius: 'md',
    // Taller than its frame, so that it can shift without showing an edge.
    '& img': {
      width: '100%',
      height: 'calc(100% + 8px)',
      mt: '-4px',
      objectFit: 'cover',
      transition: 'transform 220ms',
    },
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
  // Stands above the link that covers the card.
  '& .actions button': { position: 'relative', zIndex: '1' },
  '& .actions a': {
    py: '0.375rem',
    fontSize: '1rem',
    fontWeight: 'semibold',
    color: 'fg.accent',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.3em',
    // The whole card can be pressed.
    _after: { content: '""', position: 'absolute', inset: '0' },
    _focusVisible: {
      outline: 'none',
      _after: {
        outline: '2px solid var(--ring)',
        outlineOffset: '4px',
        borderRadius: 'md',
      },
    },
    '& span': { srOnly: true },
  },
  '@media (hover: hover)': {
    '& article:hover img': { transform: 'translateY(4px)' },
    '& article:hover .actions a': { textDecorationThickness: '2px' },
  },
}
