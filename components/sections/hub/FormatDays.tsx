import { chakra } from '@chakra-ui/react'
import type { ShortFormat } from '#content/schema/pages/strategy.ts'
import { enlarged } from '../../theme/enlarged.ts'

/** A row per format, all on one scale of two days. */
const List = chakra('ul', {
  base: {
    display: 'grid',
    rowGap: { base: '6', lg: '8' },
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { md: '1fr 2fr', lg: '3fr 6fr 5fr' },
      columnGap: '8',
      rowGap: '2',
      alignItems: 'center',
    },
    '& .name': {
      display: 'flex',
      flexWrap: 'wrap',
      flexDirection: { md: 'column' },
      alignItems: 'baseline',
      columnGap: '3',
      rowGap: '1',
    },
    '& h3': { textStyle: 'small' },
    '& .duration': { textStyle: 'accent' },
    '& .about': { gridColumn: { mdToLg: '2' } },
  },
})

const Row = chakra('div', {
  base: {
    // Four half days of one width, the two of a day together.
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) 0.25rem repeat(2, minmax(0, 1fr))',
    gap: '1',
    '& span': {
      display: 'flex',
      alignItems: 'flex-end',
      px: { base: '0.375rem', md: '2' },
      py: { base: '1', md: '2' },
      minH: { base: '2.75rem', md: '4.5rem' },
      textStyle: { base: 'fine', lg: 'label' },
      fontWeight: 'semibold',
      // As wide as its half day, however large the text.
      [enlarged]: { px: '1vw', fontSize: '3.6vw' },
      lineHeight: '1.2',
      color: 'ink',
      bg: 'coral.500',
      borderRadius: 'sm',
      forcedColorAdjust: 'none',
    },
    '& span:nth-of-type(3)': { gridColumn: '4' },
    '& span:first-of-type': { color: 'sand.0', bg: 'teal.700' },
    '& .open': {
      color: 'fg.quiet',
      bg: 'transparent',
      forcedColorAdjust: 'auto',
      outline: '2px dashed {colors.line.strong}',
      outlineOffset: '-2px',
    },
  },
})

interface FormatDaysProps {
  formats: readonly ShortFormat[]
  bestForLabel: string
}

/** Formats, each with its half days to scale, so that what differs is how much of two days they fill. */
export function FormatDays({ formats, bestForLabel }: FormatDaysProps) {
  return (
    <List>
      {formats.map(({ id, title, duration, text, bestFor, halfDays }) => (
        <li key={id}>
          <div className="name">
            <h3>{title}</h3>
            <p className="duration">{duration}</p>
          </div>
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
          <p className="about">
            {text} {bestForLabel} {bestFor}.
          </p>
        </li>
      ))}
    </List>
  )
}
