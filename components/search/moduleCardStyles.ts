import type { SystemStyleObject } from '@chakra-ui/react'

/** Looks of the cards inside a `ModuleGrid`, as nested selectors: cheaper to hydrate than styled elements in every card. */
export const moduleCardStyles: SystemStyleObject = {
  '& article': {
    position: 'relative',
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: '6.5rem 1fr',
    flexDirection: 'column',
    columnGap: '4',
    py: { base: '5', md: '0' },
    borderTopWidth: { base: '1px', md: '0' },
    borderColor: 'line.base',
  },
  '& .art': {
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: { base: '1', md: '4 / 3' },
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
  '& .audience': {
    position: { md: 'absolute' },
    left: '0',
    bottom: '0',
    px: '3',
    py: '1',
    textStyle: 'fine',
    fontWeight: 'semibold',
    bg: 'bg.paper',
    borderTopRightRadius: 'sm',
  },
  '& .words': {
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    pt: { md: '4' },
  },
  '& h3': { textStyle: 'small', fontSize: '1.3125rem' },
  '& .category': { textStyle: 'fine', fontWeight: 'semibold', color: 'fg.accent', mt: '1' },
  '& .description': {
    textStyle: 'note',
    mt: '2',
    mb: '2',
    lineClamp: '3',
  },
  '& mark': { color: 'inherit', bg: 'color-mix(in srgb, {colors.gold} 55%, transparent)' },
  '& article a': {
    mt: 'auto',
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
        outline: '2px solid',
        outlineColor: 'currentColor',
        outlineOffset: '4px',
        borderRadius: 'md',
      },
    },
    '& span': { srOnly: true },
  },
  '@media (hover: hover)': {
    '& article:hover img': { transform: 'translateY(4px)' },
    '& article:hover a': { textDecorationThickness: '2px' },
  },
}
