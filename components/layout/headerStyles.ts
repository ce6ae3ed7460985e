/** Background, text and logo of the header per hero (specification, point 2, Header). */
const grounds = {
  teal: {
    bg: 'bg.teal',
    color: 'sand.0',
    '--ring': 'colors.sand.0',
    '--logo-color': 'none',
    '--logo-white': 'block',
  },
  coral: {
    bg: 'bg.coral',
    color: 'ink',
    '--logo-color': 'none',
    '--logo-white': 'block',
    // A coral button would disappear on coral.
    '--chakra-colors-action-solid': 'colors.ink',
    '--chakra-colors-action-solid-hover': 'colors.teal.700',
    '--chakra-colors-action-text': 'colors.sand.0',
  },
  paper: { bg: 'white', color: 'ink' },
} as const

/** Buttons and focus rings on white and paper. */
export const actionsOnLight = {
  '--chakra-colors-action-solid': 'colors.coral.500',
  '--chakra-colors-action-solid-hover': 'colors.coral.300',
  '--chakra-colors-action-text': 'colors.ink',
  '--ring': 'colors.ink',
} as const

const lit = {
  bg: 'white',
  color: 'ink',
  boxShadow: '0 1px 0 var(--chakra-colors-sand-2)',
  '--logo-color': 'block',
  '--logo-white': 'none',
  ...actionsOnLight,
} as const

/** The bar: 80 px, sticky, white while hovered, focused or with an open menu. */
export const headerStyles = {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    height: 'header',
    transition: 'background-color 160ms ease-out, color 160ms ease-out',
    '@media (hover: hover)': { _hover: lit },
    '&:has(:focus-visible), &:has([data-open])': lit,
  },
  variants: { hero: grounds },
} as const
