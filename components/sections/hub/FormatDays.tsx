import { chakra } from '@chakra-ui/react'
import type { ShortFormat } from '#content/schema/pages/strategy.ts'
import { HalfDays } from './HalfDays.tsx'

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
    '& .duration': { textStyle: 'label', color: 'fg.accent' },
    '& .about': { gridColumn: { mdToLg: '2' }, textStyle: 'body' },
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
          <HalfDays halfDays={halfDays} />
          <p className="about">
            {text} {bestForLabel} {bestFor}.
          </p>
        </li>
      ))}
    </List>
  )
}
