/** Colors for paper on any background. Apart from the kinds of paper, which few pages need. */
export const onPaper = {
  bg: 'bg.paper',
  color: 'ink',
  '--ring': 'colors.ink',
  '--chakra-colors-fg-base': 'colors.ink',
  '--chakra-colors-fg-quiet': 'colors.sand.600',
  '--chakra-colors-fg-accent': 'colors.teal.700',
  '--chakra-colors-fg-warm': 'colors.coral.700',
  '--chakra-colors-line-base': 'colors.sand.2',
  '--chakra-colors-line-strong': 'colors.teal.700',
} as const
