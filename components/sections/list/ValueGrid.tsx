import { chakra } from '@chakra-ui/react'
import type { Value } from '#content/schema/about.ts'

/** Two columns, the right one offset downward. */
const Grid = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: { md: '10', lg: '18' },
    rowGap: { base: '10', lg: '12' },
    md: {
      gridTemplateColumns: '1fr 1fr',
      '& > li:nth-of-type(even)': { position: 'relative', top: '12' },
      pb: '12',
    },
    '& > li': { pt: '5', borderTopWidth: '3px', borderColor: 'line.strong' },
    '& > li:nth-of-type(4n + 2), & > li:nth-of-type(4n + 3)': { borderColor: 'coral.500' },
    '& h3': { textStyle: 'subheading' },
    '& p': { textStyle: 'body', textWrap: 'pretty', mt: '3', maxW: '32rem' },
    '& .proof': {
      textStyle: 'note',
      color: 'fg.quiet',
      pl: '4',
      borderLeftWidth: '1px',
      borderColor: 'line.strong',
    },
  },
})

/** Company values, each with a way to check it. */
export function ValueGrid({ values }: { values: readonly Value[] }) {
  return (
    <Grid>
      {values.map(({ title, text, proof }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <p className="proof">{proof}</p>
        </li>
      ))}
    </Grid>
  )
}
