import { chakra } from '@chakra-ui/react'
import type { RoiControlProps } from './calculation.ts'

/** Takes no space above the fields, which would otherwise move while typing. */
const Note = chakra('p', {
  base: {
    textStyle: 'fine',
    color: 'ink',
    bg: 'gold',
    borderRadius: 'sm',
    px: '3',
    py: '1',
    position: 'absolute',
    top: '5',
    right: '5',
    // Dims the figures it covers.
    '& ~ * :is(.figure, dd)': { color: 'fg.quiet' },
    '& ~ * .figure, & ~ dl svg': { opacity: '0.55' },
  },
})

/** Warns that the result is outdated while a field is invalid. */
export const RoiOutdated = ({ controlsText, refused }: RoiControlProps) =>
  refused && <Note>{controlsText.outdated}</Note>
