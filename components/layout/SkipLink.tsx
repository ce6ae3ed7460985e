import { chakra } from '@chakra-ui/react'
import { shellLabels } from '#content/labels/labels.ts'

const Anchor = chakra('a', {
  base: {
    position: 'absolute',
    top: '2',
    left: '2',
    zIndex: 'toast',
    px: '4',
    py: '3',
    bg: 'ink',
    color: 'sand.0',
    borderRadius: 'sm',
    // Inset focus ring, because the background varies.
    '--ring': 'colors.sand.0',
    transform: 'translateY(-200%)',
    '&:focus': { transform: 'none' },
    _focusVisible: { outlineOffset: '-6px' },
  },
})

/** The first link in the tab order. */
export function SkipLink() {
  return <Anchor href="#main">{shellLabels.skip}</Anchor>
}
