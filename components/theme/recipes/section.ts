import { defineRecipe } from '@chakra-ui/react'

const onTeal = {
  bg: 'bg.teal',
  color: 'fg.base',
  '--ring': 'colors.sand.0',
  '--chakra-colors-fg-base': 'colors.sand.0',
  '--chakra-colors-fg-quiet': 'colors.teal.200',
  '--chakra-colors-fg-accent': 'colors.sand.0',
  '--chakra-colors-fg-warm': 'colors.coral.300',
  '--chakra-colors-line-base': 'color-mix(in srgb, {colors.teal.200} 28%, transparent)',
  '--chakra-colors-line-strong': 'colors.teal.200',
} as const

/** Coral buttons would disappear on coral. */
export const inkButtons = {
  '--chakra-colors-action-solid': 'colors.ink',
  '--chakra-colors-action-solid-hover': 'colors.teal.700',
  '--chakra-colors-action-text': 'colors.sand.0',
} as const

const onCoral = {
  bg: 'bg.coral',
  color: 'ink',
  '--chakra-colors-fg-quiet': 'colors.ink',
  '--chakra-colors-fg-accent': 'colors.ink',
  '--chakra-colors-fg-warm': 'colors.ink',
  '--chakra-colors-fg-error': 'colors.ink',
  '--chakra-colors-line-base': 'color-mix(in srgb, {colors.ink} 30%, transparent)',
  '--chakra-colors-line-strong': 'colors.ink',
  ...inkButtons,
} as const

/** Below a band on the same ground, that band's distance is almost enough. */
const follows = (ground: string) => ({ [`[data-ground=${ground}] + &`]: { pt: { base: '4', lg: '0' } } })

/** A full-width band with a background, which sets the colors of everything inside. */
export const sectionRecipe = defineRecipe({
  base: { position: 'relative', overflowX: 'clip' },
  variants: {
    ground: {
      paper: { bg: 'bg.paper', ...follows('paper') },
      sand: { bg: 'bg.sand', ...follows('sand') },
      tint: {
        bg: 'bg.tint',
        ...follows('tint'),
        '--chakra-colors-line-base': 'colors.teal.200',
        '--chakra-colors-fg-quiet': 'colors.quiet.onTeal',
      },
      teal: { ...onTeal, ...follows('teal') },
      coral: { ...onCoral, ...follows('coral') },
    },
    space: {
      none: {},
      snug: { py: { base: '8', md: '12' } },
      normal: { py: { base: '8', md: '12', lg: '18' } },
    },
    /** What is inside reaches into the band before, which leaves room for it. */
    overlaps: { true: { 'section:has(+ &)': { pb: { lg: '8rem' } } } },
  },
})
