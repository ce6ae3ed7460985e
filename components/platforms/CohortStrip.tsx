import { chakra } from '@chakra-ui/react'
import type { CohortIllustration } from '#content/schema/screens.ts'

const WEEKS = 12
const CELL = 20

/** The weeks of a row beside its name and its count. */
const beside = (columns: string) => ({
  '& .row': { gridTemplateColumns: columns, alignItems: 'center' },
  '& .legend': { display: 'flex' },
  '& .row svg': { gridColumn: 'auto', gridRow: 'auto' },
})

const Strip = chakra('div', {
  base: {
    containerType: 'inline-size',
    '& .row': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      columnGap: { base: '6', _print: '3' },
      rowGap: '2',
      alignItems: 'start',
      py: { base: '2', md: '3', _print: '1' },
      textStyle: 'fine',
      '& + .row': { borderTopWidth: '1px' },
    },
    '& .row strong': { display: 'block', textStyle: 'label' },
    '& .count': { textStyle: 'label', textAlign: 'right', whiteSpace: 'nowrap' },
    '& svg': { gridColumn: '1 / -1', gridRow: '2', width: '100%' },
    '@container (min-width: 32rem)': beside('13rem 1fr 4.5rem'),
    // However narrow.
    _print: beside('38% 1fr 3.75rem'),
    '& .done': { fill: 'gold' },
    '& .partly': { fill: 'coral.300' },
    '& .missed': { stroke: 'coral.300', strokeWidth: '2px', fill: 'none' },
    '& .empty': { stroke: 'teal.500' },
    '& .legend': {
      columnGap: { base: '6', _print: '4' },
      pt: '3',
      textStyle: 'caption',
      '& li': { display: 'flex', alignItems: 'center', gap: '2' },
      '& svg': { width: '0.875rem' },
    },
  },
})

/** By level, a block above the baseline, as high as the level; the lowest one is hollow. A week without a planned session shows only the baseline. */
const SHAPES = [
  { level: 2, name: 'done', block: (x: number) => `M${x + 2} 0h16v20h-16z` },
  { level: 1, name: 'partly', block: (x: number) => `M${x + 2} 10h16v10h-16z` },
  { level: 0, name: 'missed', block: (x: number) => `M${x + 3} 15h14v4h-14z` },
] as const

type CohortStripProps = Pick<CohortIllustration['participation'], 'rows' | 'legend'>

/** Counts of a cohort: the weeks so far as blocks, and the latest value. */
export function CohortStrip({ rows, legend }: CohortStripProps) {
  return (
    <Strip>
      <ul>
        {rows.map(({ name, detail, weeks, count }) => (
          <li className="row" key={name}>
            <p>
              <strong>{name}</strong> {detail}
            </p>
            <svg viewBox={weeks.includes(2) ? '0 0 240 22' : '0 10 240 12'} aria-hidden="true">
              <path className="empty" d={`M2 20H${WEEKS * CELL}`} strokeDasharray="16 4" />
              {SHAPES.map(({ level, name, block }) => (
                <path
                  key={level}
                  className={name}
                  d={weeks.map((value, index) => (value === level ? block(index * CELL) : '')).join('')}
                />
              ))}
            </svg>
            <p className="count">{count}</p>
          </li>
        ))}
      </ul>
      <ul className="legend">
        {SHAPES.map(({ level, name }) => (
          <li key={level}>
            <svg viewBox="0 0 14 14" aria-hidden="true">
              <path className={name} d="M1 1h12v12h-12z" />
            </svg>
            {legend[name]}
          </li>
        ))}
      </ul>
    </Strip>
  )
}
