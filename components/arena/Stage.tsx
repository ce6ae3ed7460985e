import { chakra } from '@chakra-ui/react'
import { actionRow } from '../theme/actionRow.ts'
import { stackEnlarged } from '../theme/enlarged.ts'

/** The two columns of the rehearsal from its briefing to its end: what is said, and what a coach makes of it. */
export const Stage = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { lg: '7fr 4fr' },
    columnGap: '18',
    rowGap: '8',
    alignItems: 'start',
    py: { base: '6', lg: '8' },
    borderTopWidth: '1px',
    '& .lines': { display: 'grid', gap: '6' },
    '& .label': { textStyle: 'eyebrow', pb: '2' },
    '& .actions': { ...actionRow, pt: '6' },
  },
})

/** What the counterpart says, beside the face. */
export const besideFace = {
  display: 'grid',
  gridTemplateColumns: 'min(10rem, 22vw) 1fr',
  ...stackEnlarged,
  columnGap: { base: '5', md: '8' },
  alignItems: 'start',
  '& img': { borderRadius: '50%' },
} as const
