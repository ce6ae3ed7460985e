import { chakra } from '@chakra-ui/react'
import type { Overlap as Content } from '#content/schema/programHub.ts'

const Rows = chakra('ul', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(12, 1fr)',
    // Where they are beside a text, as tall as it is.
    gridAutoRows: { base: '2.75rem', _print: '1.75rem', lg: 'minmax(4rem, 1fr)' },
    height: { lg: '100%' },
    rowGap: { base: '2', lg: '4' },
    pb: '12',
    '& li': {
      display: 'flex',
      alignItems: 'center',
      px: { base: '3', lg: '5' },
      textStyle: { base: 'note', lg: 'small' },
      whiteSpace: 'nowrap',
      // For forced colors.
      border: '1px solid transparent',
      _print: { borderColor: 'line.strong' },
    },
    '& li:nth-of-type(1)': { gridColumn: '1 / 8', bg: 'sand.0' },
    '& li:nth-of-type(2)': { gridColumn: '2 / 10', bg: 'coral.500' },
    '& li:nth-of-type(3)': { gridColumn: '3 / 12', bg: 'teal.300' },
    '& li:nth-of-type(4)': { gridColumn: '4 / 13', bg: 'gold' },
    // The day that belongs to all four.
    _before: {
      content: '""',
      position: 'absolute',
      top: '-0.5rem',
      bottom: '2rem',
      left: '54%',
      borderLeftWidth: '2px',
      borderStyle: 'dashed',
      borderColor: 'ink',
    },
  },
})

const Today = chakra('figcaption', {
  base: {
    textStyle: 'accent',
    mt: '-8',
    ml: '54%',
    transform: 'translateX(-50%)',
    width: 'max-content',
  },
})

/** Changes as bars over time, and the day on which all of them run. */
export function Overlap({ changes, today }: Content) {
  return (
    <figure>
      <Rows>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </Rows>
      <Today>{today}</Today>
    </figure>
  )
}
