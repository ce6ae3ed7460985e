import { chakra } from '@chakra-ui/react'
import type { ShortFormat } from '#content/schema/offerings.ts'

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: { md: '10', lg: '12' },
    rowGap: '12',
    gridTemplateColumns: { md: '1fr 2fr', lg: '10fr 19fr 19fr' },
    // On tablets the third lies across, its days beside its words.
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
    '& .days': {
      display: 'grid',
      gridTemplateRows: '4rem 4rem',
      gridAutoFlow: 'column',
      gridAutoColumns: { base: 'minmax(0, 9.5rem)', lg: '1fr' },
      gap: '2',
      mb: '6',
    },
    '& .days span': {
      display: 'flex',
      alignItems: 'flex-end',
      px: '3',
      py: '2',
      textStyle: 'label',
      lineHeight: '1.2',
      color: 'ink',
      bg: 'coral.300',
      borderRadius: 'sm',
    },
    '& .days span:nth-of-type(3n + 1)': { color: 'sand.0', bg: 'teal.700' },
    '& .days span:last-of-type': { color: 'ink', bg: 'coral.500' },
    '& .days .open': {
      color: 'fg.quiet',
      bg: 'transparent',
      borderWidth: '2px',
      borderStyle: 'dashed',
      borderColor: 'line.strong',
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

/** Formats as the pages of a calendar: a column per day, a field per half day. */
export function FormatDays({ formats, bestForLabel }: FormatDaysProps) {
  return (
    <List>
      {formats.map(({ id, title, duration, text, bestFor, halfDays }) => (
        <li key={id}>
          <div className="days" aria-hidden="true">
            {halfDays.map(({ label, open }, index) => {
              const key = `${index}`
              return (
                <span key={key} className={open ? 'open' : undefined}>
                  {label}
                </span>
              )
            })}
          </div>
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
