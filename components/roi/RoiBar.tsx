import { chakra } from '@chakra-ui/react'
import { roiControlsText } from '#content/labels/labels.ts'
import { fill } from '#content/schema/fill.ts'
import type { RoiControlProps } from './calculation.ts'

const Bar = chakra('a', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: '1',
    // Ends in the space reserved below the fields (RoiCalculator).
    mb: '-3.5rem',
    mx: { base: '-5', md: '-8' },
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 'min(1rem, 3vw)',
    minH: '3.5rem',
    px: { base: '5', md: '8' },
    py: '1',
    textStyle: 'label',
    fontVariantNumeric: 'tabular-nums',
    bg: 'teal.900',
    color: 'sand.0',
    // Visible with forced colors, which remove the background.
    borderBlockWidth: '1px',
    borderColor: 'teal.900',
    '& strong': { textStyle: 'small', lineHeight: '1', overflowWrap: 'normal' },
    _print: { display: 'none' },
  },
})

/**
 * The result in one line, which stays visible below the fields if there is no space beside them. Links to the full
 * result.
 */
export function RoiBar({ text, figures }: RoiControlProps) {
  const payback =
    figures.payback === text.result.never
      ? roiControlsText.bar.never
      : fill(roiControlsText.bar.payback, { payback: figures.payback })
  return (
    <Bar href={`#${text.id}-result`}>
      <strong>{figures.multiple ?? text.result.noCost}</strong> <span>{payback}</span>
    </Bar>
  )
}
