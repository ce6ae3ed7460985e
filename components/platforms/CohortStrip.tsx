import { chakra } from '@chakra-ui/react'
import type { CohortIllustration } from '#content/schema/screens.ts'

const WEEKS = 12
const CELL = 20

const Strip = chakra('div', {
  base: {
    containerType: 'inline-size',
    '& .row': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      columnGap: '6',
      rowGap: '2',
      alignItems: 'center',
      py: { base: '2', md: '3' },
      textStyle: 'fine',
      '& + .row': { borderTopWidth: '1px', borderColor: 'line.base' },
    },
    '& .row strong': { display: 'block', textStyle: 'label' },
    '& .count': { textStyle: 'label', textAlign: 'right', whiteSpace: 'nowrap' },
    '& svg': { gridColumn: '1 / -1', gridRow: '2', display: 'block', width: '100%' },
    '@container (min-width: 32rem)': {
      '& .row': { gridTemplateColumns: '13rem 1fr 4.5rem' },
      '& .row svg': { gridColumn: 'auto', gridRow: 'auto' },
    },
    '& .done': { fill: 'gold' },
    '& .partly': { fill: 'coral.300' },
    '& .missed': { stroke: 'coral.500', fill: 'none' },
    '& .ahead': { stroke: 'teal.500' },
    '& .legend': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '6',
      pt: '3',
      textStyle: 'fine',
      color: 'fg.quiet',
      '& li': { display: 'flex', alignItems: 'center', gap: '2' },
      '& svg': { width: '1rem' },
    },
  },
})

/** A block above the baseline, as high as the level of its week; the lowest one is empty. */
const SHAPES = {
  2: { name: 'done', block: (x: number) => `M${x + 2} 0h16v20h-16z` },
  1: { name: 'partly', block: (x: number) => `M${x + 2} 10h16v10h-16z` },
  0: { name: 'missed', block: (x: number) => `M${x + 3} 15h14v4h-14z` },
} as const
const LEVELS = [2, 1, 0] as const

type CohortStripProps = Pick<CohortIllustration['participation'], 'rows' | 'legend'> & {
  /** The current week, from 1. */
  week: number
}

/** Counts of a cohort: twelve weeks as blocks, and the latest value. */
export function CohortStrip({ rows, week, legend }: CohortStripProps) {
  const texts = { 2: legend.done, 1: legend.partly, 0: legend.missed }
  return (
    <Strip>
      <ul>
        {rows.map(({ name, detail, weeks, count }) => (
          <li className="row" key={name}>
            <p>
              <strong>{name}</strong>
              {detail}
            </p>
            <svg viewBox={`0 0 ${WEEKS * CELL} 22`} aria-hidden="true">
              {LEVELS.map((level) => (
                <path
                  key={level}
                  className={SHAPES[level].name}
                  d={weeks
                    .map((value, index) => (value === level ? SHAPES[level].block(index * CELL) : ''))
                    .join('')}
                />
              ))}
              <path className="ahead" d={`M${week * CELL + 2} 20H${WEEKS * CELL}`} strokeDasharray="16 4" />
            </svg>
            <p className="count">{count}</p>
          </li>
        ))}
      </ul>
      <ul className="legend">
        {LEVELS.map((level) => (
          <li key={level}>
            <svg viewBox="0 0 20 22" aria-hidden="true">
              <path className={SHAPES[level].name} d={SHAPES[level].block(0)} />
            </svg>
            {texts[level]}
          </li>
        ))}
      </ul>
    </Strip>
  )
}
