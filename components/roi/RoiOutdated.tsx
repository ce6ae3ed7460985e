import { chakra } from '@chakra-ui/react'
import { fill } from '#content/schema/fill.ts'
import type { RoiControlProps } from './calculation.ts'

const Note = chakra('p', {
  base: {
    textStyle: 'fine',
    color: 'ink',
    bg: 'gold',
    borderRadius: 'sm',
    px: '3',
    // Takes no space above the fields, which would otherwise move while typing.
    position: 'absolute',
    top: '5',
    right: '5',
    py: '1',
    lg: { position: 'static', py: '2', my: '3' },
    '& .long': { display: { base: 'none', lg: 'inline' } },
    '& .short': { display: { lg: 'none' } },
    // Dims the figures it covers.
    '& ~ * :is(.figure, dd)': { color: 'fg.quiet' },
    '& ~ * .figure, & ~ dl svg': { opacity: '0.55' },
  },
})

/** Warns that the result is outdated while a field is invalid. */
export function RoiOutdated({ controlsText: { outdated }, refused }: RoiControlProps) {
  if (!refused) return null
  return (
    <Note>
      <span className="long">{fill(outdated.long, { field: refused.label })}</span>
      <span className="short">{outdated.short}</span>
    </Note>
  )
}
