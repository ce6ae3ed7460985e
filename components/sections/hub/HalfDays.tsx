import { chakra } from '@chakra-ui/react'
import type { HalfDay } from '#content/schema/offerings.ts'

const Days = chakra('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    '& span': {
      display: 'flex',
      alignItems: 'flex-end',
      textStyle: 'label',
      lineHeight: '1.2',
      color: 'ink',
      bg: 'coral.300',
      borderRadius: 'sm',
    },
    '& span:nth-of-type(3n + 1)': { color: 'sand.0', bg: 'teal.700' },
    '& span:last-of-type': { color: 'ink', bg: 'coral.500' },
    '& span.open': {
      color: 'fg.quiet',
      bg: 'transparent',
      borderWidth: '2px',
      borderStyle: 'dashed',
      borderColor: 'line.strong',
    },
  },
  variants: {
    size: {
      /** With what each is for. */
      normal: {
        gridTemplateRows: '4rem 4rem',
        gridAutoColumns: { base: 'minmax(0, 9.5rem)', lg: '1fr' },
        gap: '2',
        mb: '6',
        '& span': { px: '3', py: '2' },
      },
      /** A mark beside a title. */
      small: { grid: '1.75rem 1.75rem / auto-flow 2.25rem', gap: '1', mt: '1' },
    },
  },
})

interface HalfDaysProps {
  days: readonly HalfDay[]
  size?: 'normal' | 'small'
}

/** Pages of a calendar: a column per day, a field per half day. */
export function HalfDays({ days, size = 'normal' }: HalfDaysProps) {
  return (
    <Days className="days" aria-hidden="true" size={size}>
      {days.map(({ label, open }, index) => {
        const key = `${index}`
        return (
          <span key={key} className={open ? 'open' : undefined}>
            {size === 'normal' && label}
          </span>
        )
      })}
    </Days>
  )
}
