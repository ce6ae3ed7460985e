import type { SystemStyleObject } from '@chakra-ui/react'
import { STEP_GAP, STEP_RISE } from '../../ui/StepCurve.tsx'

/** An intro above: its text ends before the last step and its curve. */
export const aboveColumns = { '&& h2 ~ p': { maxW: { md: '26rem', lg: '22rem' } } }

/**
 * Three columns on a baseline, each a step higher than the one before, the last beside the heading above. Stacked
 * on phones; side by side at the same height in print.
 */
export const risingColumns = {
  display: 'grid',
  _print: { gridTemplateColumns: 'repeat(3, 1fr)', columnGap: '8', mt: '0 !important' },
  md: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: STEP_GAP,
    borderBottomWidth: '2px',
    borderColor: 'line.strong',
    '& > li:nth-of-type(1)': { mt: `calc(2 * ${STEP_RISE})` },
    '& > li:nth-of-type(2)': { mt: STEP_RISE },
  },
  mt: { md: '-10', lg: `-${STEP_RISE}` },
} satisfies SystemStyleObject
