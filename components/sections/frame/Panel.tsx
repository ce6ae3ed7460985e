import { chakra } from '@chakra-ui/react'

/** A side panel of facts with a background. */
export const Panel = chakra('section', {
  base: {
    bg: 'bg.tint',
    '--chakra-colors-line-base': 'colors.teal.200',
    '--chakra-colors-fg-quiet': 'colors.quiet.onTeal',
    borderRadius: 'sm',
    px: { base: '5', lg: '6' },
    pt: { base: '6', lg: '8' },
    pb: '3',
  },
})
