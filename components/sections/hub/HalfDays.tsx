import { chakra } from '@chakra-ui/react'
import type { ShortFormat } from '#content/schema/pages/strategy.ts'

const Row = chakra('div', {
  base: {
    // Four half days of one width, the two of a day together.
    display: 'grid',
    gridTemplateColumns: '1fr 1fr 0.25rem 1fr 1fr',
    gap: '1',
    '& span': {
      display: 'flex',
      alignItems: 'flex-end',
      px: '2',
      py: { base: '1', md: '2' },
      minH: { base: '2.75rem', md: '4.5rem' },
      textStyle: { base: 'fine', lg: 'label' },
      fontWeight: 'semibold',
      lineHeight: '1.2',
      color: 'ink',
      bg: 'coral.300',
      borderRadius: 'sm',
      forcedColorAdjust: 'none',
    },
    '& span:nth-of-type(3)': { gridColumn: '4' },
    '& span:first-of-type': { color: 'sand.0', bg: 'teal.700' },
    '& span:last-of-type': { bg: 'coral.500' },
    '& .open': {
      color: 'fg.quiet',
      bg: 'transparent',
      forcedColorAdjust: 'auto',
      outline: '2px dashed',
      outlineColor: 'line.strong',
      outlineOffset: '-2px',
    },
  },
})

/** The half days of a format, on a scale of two days. */
export function HalfDays({ halfDays }: Pick<ShortFormat, 'halfDays'>) {
  return (
    <Row aria-hidden="true">
      {halfDays.map(({ label, open }, index) => {
        const key = `${index}`
        return (
          <span key={key} className={open ? 'open' : undefined}>
            {label}
          </span>
        )
      })}
    </Row>
  )
}
