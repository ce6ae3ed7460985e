import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { chosen } from '../../theme/chosen.ts'
import { inPlace } from '../../ui/inPlace.ts'

/** The look of a chip. */
const Chip = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    px: '3',
    textStyle: 'label',
    whiteSpace: 'nowrap',
    borderWidth: '1px',
    borderRadius: 'sm',
    transition: 'background-color 120ms',
    '@media (hover: hover)': {
      // A chosen chip keeps its dark background.
      '&:not([aria-current], :target):hover': { bg: 'bg.sand' },
    },
    '&[aria-current]': chosen,
  },
})

interface FilterChipProps extends ComponentProps<typeof Chip> {
  /** Address of the filtered list. */
  href: string
  isChosen: boolean
  onChoose: () => void
}

/** A link that filters the list in place. */
export function FilterChip({ isChosen, onChoose, ...link }: FilterChipProps) {
  return <Chip aria-current={isChosen ? 'true' : undefined} {...inPlace(onChoose)} {...link} />
}
