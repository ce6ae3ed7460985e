import { chakra } from '@chakra-ui/react'
import type { BarFigure } from '#content/schema/sections.ts'
import { noteHead } from '../../theme/noteHead.ts'

/** The bars grow rightward on phones, upward on larger screens. */
const Chart = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '5', md: '6' },
    md: { gridAutoFlow: 'column', gridAutoColumns: '1fr', gridTemplateRows: '18rem auto auto', rowGap: '0' },
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
      gridRow: { md: 'span 3' },
    },
    '& p > span': { display: 'block', textStyle: 'fine', color: 'fg.quiet', mt: '1', maxW: '15rem' },
    '& li > p': {
      textStyle: 'note',
      lineHeight: '1.35',
      pl: { base: '4', md: '0' },
      pt: { base: '1', md: '4' },
    },
    '& .outcome': { pl: { base: '4', md: '0' }, pt: { base: '2', md: '5' }, maxW: '24rem' },
    '& h3': { textStyle: 'strong' },
    '& .outcome p': { textStyle: 'note', color: 'fg.quiet', mt: '1' },
  },
})

const Column = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', md: 'column' },
    alignItems: { base: 'center', md: 'flex-start' },
    justifyContent: { md: 'flex-end' },
    // Beside the note, like a flag.
    '& strong': {
      textStyle: { base: 'subheading', md: 'title' },
      lineHeight: '1',
      color: 'fg.accent',
      ml: { base: '6', md: '2.75rem' },
      mb: { md: '-0.5em' },
    },
  },
})

/** A stem with a note at its end, in the style of the logo. */
const Stem = chakra('span', {
  base: {
    position: 'relative',
    order: { base: '-1', md: '0' },
    flexShrink: '0',
    ml: { md: '0.75rem' },
    bg: 'currentColor',
    _before: {
      ...noteHead('1.5rem', 'currentColor'),
      right: { base: '-0.75rem', md: 'calc(2px - 0.75rem)' },
      top: { base: 'calc(2px - 0.75rem)', md: '-0.75rem' },
    },
  },
})

/** Gains as stems to scale, each with its figure at the note and its label below the baseline. */
export function MetricBars({ bars }: { bars: readonly BarFigure[] }) {
  return (
    <Chart>
      {bars.map(({ figure, label, percent, note, outcome }, index) => (
        <li key={label}>
          <Column>
            <strong>{figure}</strong>
            <Stem
              className="stem"
              aria-hidden="true"
              color={index === 0 ? 'coral.500' : 'line.strong'}
              width={{ base: `${percent * 0.65}%`, md: '4px' }}
              height={{ base: '4px', md: `${percent * 0.9}%` }}
            />
          </Column>
          <p>
            {label}
            {note && <span>{note}</span>}
          </p>
          {outcome && (
            <div className="outcome">
              <h3>{outcome.title}</h3>
              <p>{outcome.text}</p>
            </div>
          )}
        </li>
      ))}
    </Chart>
  )
}
