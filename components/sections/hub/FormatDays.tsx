import { chakra } from '@chakra-ui/react'
import type { ShortFormat } from '#content/schema/offerings.ts'
import { HalfDays } from '../program/Days.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: { md: '8', lg: '12' },
    rowGap: '8',
    gridTemplateColumns: { md: '1fr 1fr', lg: '10fr 19fr 19fr' },
    '& li': { display: { base: 'grid', md: 'block' }, gridTemplateColumns: 'auto 1fr', columnGap: '4' },
    '& h3': { textStyle: 'small', mt: { md: '4' } },
    '& .duration': { textStyle: 'label', color: 'fg.accent' },
    '& .about': { gridColumn: '1 / -1', textStyle: 'body', mt: { base: '2', md: '1' } },
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
          <HalfDays halfDays={halfDays} />
          <div>
            <h3>{title}</h3>
            <p className="duration">{duration}</p>
          </div>
          <p className="about">
            {text} {bestForLabel} {bestFor}.
          </p>
        </li>
      ))}
    </List>
  )
}
