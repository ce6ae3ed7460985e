import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Grid = chakra('div', {
  base: {
    display: 'grid',
    columnGap: { md: '8', lg: '12' },
    rowGap: { base: '4', md: '10' },
    gridTemplateColumns: { md: '1fr 1fr', lg: 'repeat(3, 1fr)' },
    '& > div': { gridColumn: '1', gridRow: '1', mb: { md: '0' } },
    // The list shares the grid of the heading and leaves the first field to it.
    '& > ol': {
      display: 'grid',
      gridColumn: '1 / -1',
      rowGap: { base: '6', md: '10' },
      md: {
        gridRow: '1 / span 3',
        gridTemplateColumns: 'subgrid',
        gridTemplateRows: 'subgrid',
        '& > li:first-of-type': { gridColumn: '2' },
      },
      lg: { gridRow: '1 / span 2' },
    },
    '& li': { pt: '4', borderTopWidth: '2px', borderColor: 'line.strong' },
    '& h3': { textStyle: 'small' },
    '& li p': { textStyle: 'note', color: 'fg.quiet', mt: '2' },
  },
})

interface RuleGridProps {
  /** Five of them fill the grid. */
  points: readonly { title: string; text: string }[]
  /** Heading, in the first field. */
  children: ReactNode
}

/** Rules as fields of a grid whose first field holds the heading. */
export function RuleGrid({ points, children }: RuleGridProps) {
  return (
    <Grid>
      {children}
      <ol>
        {points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Grid>
  )
}
