import { chakra } from '@chakra-ui/react'
import type { ShortFormat } from '#content/schema/offerings.ts'
import { HalfDays } from './HalfDays.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: { md: '10', lg: '12' },
    rowGap: '12',
    gridTemplateColumns: { md: '1fr 2fr', lg: '10fr 19fr 19fr' },
    // On tablets the third spans the row, its days beside the text.
    '& > li:nth-of-type(3)': {
      mdToLg: {
        gridColumn: '1 / -1',
        display: 'grid',
        gridTemplateColumns: 'subgrid',
        gridTemplateRows: 'auto auto auto 1fr',
        '& > *': { gridColumn: '2' },
        '& > .days': { gridColumn: '1', gridRow: '1 / -1', mb: '0' },
      },
    },
    '& h3': { textStyle: 'small' },
    '& .duration': { textStyle: 'label', color: 'fg.warm', mt: '1' },
    '& .about': { textStyle: 'body', mt: '3' },
    '& .best': { textStyle: 'note', color: 'fg.quiet', mt: '3' },
  },
})

interface FormatDaysProps {
  formats: readonly ShortFormat[]
  bestForLabel: string
}

/** Formats, each with its days on a calendar. */
export function FormatDays({ formats, bestForLabel }: FormatDaysProps) {
  return (
    <List>
      {formats.map(({ id, title, duration, text, bestFor, halfDays }) => (
        <li key={id}>
          <HalfDays days={halfDays} />
          <h3>{title}</h3>
          <p className="duration">{duration}</p>
          <p className="about">{text}</p>
          <p className="best">
            <strong>{bestForLabel}</strong> {bestFor}.
          </p>
        </li>
      ))}
    </List>
  )
}
