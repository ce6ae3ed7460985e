import { inkButtons } from '../theme/recipes/section.ts'

/** A section of the same color would otherwise seem cut through. */
const edgeWhenScrolled = {
  '@supports (animation-timeline: scroll())': {
    animation: 'header-edge linear both',
    animationTimeline: 'scroll()',
    animationRange: '0 1px',
  },
} as const

/** Background, text and logo of the header per hero (specification, point 2, Header). */
const grounds = {
  teal: {
    ...edgeWhenScrolled,
    bg: 'bg.teal',
    color: 'sand.0',
    '--ring': 'colors.sand.0',
    '--logo-color': 'none',
    '--logo-white': 'block',
  },
  // Not a dark one: white on it has too little contrast.
  coral: {
    ...edgeWhenScrolled,
    bg: 'bg.coral',
    color: 'ink',
    // Ink as well: its coral note would disappear.
    '--logo-filter': 'brightness(0) invert(0.13)',
    ...inkButtons,
  },
  paper: { bg: 'white', color: 'ink', boxShadow: '0 1px 0 {colors.sand.2}' },
} as const

/** Logo, buttons and focus rings on white and paper. */
export const lit = {
  ...grounds.paper,
  '--logo-color': 'block',
  '--logo-white': 'none',
  '--logo-filter': 'none',
  '--chakra-colors-action-solid': 'colors.coral.500',
  '--chakra-colors-action-solid-hover': 'colors.coral.300',
  '--chakra-colors-action-text': 'colors.ink',
  '--ring': 'colors.ink',
} as const

/** The bar: 80 px, sticky, white while hovered, focused or with an open menu. */
export const headerStyles = {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    height: 'header',
    transition: 'background-color 160ms ease-out, color 160ms ease-out',
    // Not for a pointer that only passes. Logo and button wait as well.
    _hover: { ...lit, transition: 'all 160ms ease-out 120ms allow-discrete' },
    '&:has(:focus-visible), &:has([data-open])': { ...lit, transitionDelay: '0s' },
  },
  variants: { hero: grounds },
} as const
