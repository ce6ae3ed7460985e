import { chakra } from '@chakra-ui/react'
import type { FigureSource } from '#content/schema/impact.ts'
import { noteHead } from '../theme/noteHead.ts'

const AXIS = [0, 25, 50, 75, 100] as const

const Chart = chakra('div', {
  base: {
    '& .axis': {
      display: 'flex',
      justifyContent: 'space-between',
      textStyle: 'fine',
      color: 'fg.quiet',
      pb: '2',
      borderBottomWidth: '1px',
      borderColor: 'line.strong',
      ml: { md: '15rem' },
    },
    '& > ul > li': {
      display: 'grid',
      gridTemplateColumns: { md: '13rem 1fr' },
      columnGap: '8',
      pt: { base: '6', md: '8' },
    },
    '& h3': {
      display: { base: 'flex', md: 'block' },
      alignItems: 'center',
      columnGap: '4',
      gridRow: { md: 'span 2' },
    },
    '& h3 strong': {
      display: 'block',
      textStyle: 'display',
      fontWeight: 'normal',
      lineHeight: '1',
      color: 'fg.accent',
      pb: { md: '3' },
    },
    '& h3 span': { display: 'block', textStyle: 'label', lineHeight: '1.35' },
    '& .track': {
      height: '1.5rem',
      mt: { base: '3', md: '0' },
      borderBottomWidth: '1px',
      borderColor: 'line.base',
    },
    '& dl': {
      pt: '5',
      display: 'grid',
      columnGap: '8',
      rowGap: '3',
      gridTemplateColumns: { md: '1fr 1fr' },
      textStyle: 'note',
    },
    '& dt': { textStyle: 'fine', color: 'fg.quiet' },
  },
})

/** From 0 to the figure, with a note at its end. */
const Stem = chakra('div', {
  base: {
    position: 'relative',
    height: '100%',
    borderBottomWidth: '3px',
    borderColor: 'teal.700',
    _after: {
      ...noteHead('1.5rem', 'coral.500'),
      right: '-0.75rem',
      bottom: 'calc(-0.75rem - 2px)',
      forcedColorAdjust: 'none',
    },
  },
})

interface OutcomeScaleProps {
  columns: { counted: string; witness: string }
  /** Shares in percent. */
  items: readonly FigureSource[]
}

/** Percentages on one scale from 0 to 100, each with what was measured and its source. */
export function OutcomeScale({ columns, items }: OutcomeScaleProps) {
  return (
    <Chart>
      <p className="axis" aria-hidden="true">
        {AXIS.map((percent) => (
          <span key={percent}>{percent}%</span>
        ))}
      </p>
      <ul>
        {items.map(({ figure, label, counted, witness }) => (
          <li key={`${figure} ${label}`}>
            <h3>
              <strong>{figure}</strong> <span>{label}</span>
            </h3>
            <div className="track" aria-hidden="true">
              <Stem width={`${Number.parseFloat(figure)}%`} />
            </div>
            <dl>
              <div>
                <dt>{columns.counted}</dt>
                <dd>{counted}</dd>
              </div>
              <div>
                <dt>{columns.witness}</dt>
                <dd>{witness}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Chart>
  )
}
