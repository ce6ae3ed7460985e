import { chakra } from '@chakra-ui/react'
import type { BarFigure } from '#content/schema/sections.ts'

/** On phones the bars grow to the right from a line on the left, above that upwards from a line below. */
const Chart = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '5', md: '6' },
    md: { gridAutoFlow: 'column', gridAutoColumns: '1fr', gridTemplateRows: '18rem auto', rowGap: '3' },
    borderLeftWidth: { base: '2px', md: '0' },
    borderColor: 'line.strong',
    position: 'relative',
    _after: {
      content: '""',
      display: { base: 'none', md: 'block' },
      position: 'absolute',
      top: '18rem',
      insetInline: '0',
      borderTopWidth: '2px',
      borderColor: 'line.strong',
    },
    '& li': {
      display: { base: 'flex', md: 'grid' },
      flexDirection: 'column',
      gridTemplateRows: 'subgrid',
      gridRow: { md: 'span 2' },
    },
    '& p > span': { display: 'block', textStyle: 'fine', color: 'fg.quiet', mt: '1', maxW: '15rem' },
    '& p': { textStyle: 'note', lineHeight: '1.35', pl: { base: '4', md: '0' }, pt: { base: '1', md: '1' } },
  },
})

const Column = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', md: 'column' },
    alignItems: { base: 'center', md: 'flex-start' },
    justifyContent: { md: 'flex-end' },
    gap: { base: '3', md: '2' },
    '& strong': { textStyle: 'subheading', lineHeight: '1', color: 'fg.accent' },
  },
})

const colors = ['teal.700', 'coral.500', 'gold', 'teal.500'] as const

/** Gains as bars of true proportion: figure at the end of each bar, label under the ground line. */
export function MetricBars({ bars }: { bars: readonly BarFigure[] }) {
  return (
    <Chart>
      {bars.map(({ figure, label, percent, note }, index) => (
        <li key={label}>
          <Column>
            <strong>{figure}</strong>
            <chakra.span
              aria-hidden="true"
              order={{ base: '-1', md: '0' }}
              bg={colors[index % colors.length]}
              width={{ base: `${percent * 0.7}%`, md: '3.5rem' }}
              height={{ base: '1.5rem', md: `${percent}%` }}
              borderRadius={{ base: '0 2px 2px 0', md: '2px 2px 0 0' }}
            />
          </Column>
          <p>
            {label}
            {note && <span>{note}</span>}
          </p>
        </li>
      ))}
    </Chart>
  )
}
