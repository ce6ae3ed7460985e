import { chakra } from '@chakra-ui/react'
import type { ChangeMetric } from '#content/schema/impact.ts'

const BEFORE = 100

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '12',
    rowGap: { base: '8', lg: '10' },
    _print: { gridTemplateColumns: '1fr 1fr', rowGap: '5' },
    '& > li': { borderTopWidth: '1px', borderColor: 'line.base', pt: '5' },
    '& .metric': { textStyle: 'title', lineHeight: '1', color: 'fg.accent' },
    '& h3, & h4': { textStyle: 'strong', mt: '2' },
    '& .about': { textStyle: 'note', color: 'fg.quiet' },
    '& .bars': {
      display: 'grid',
      gridTemplateColumns: '3.25rem 1fr',
      alignItems: 'center',
      columnGap: '3',
      textStyle: 'fine',
      color: 'fg.quiet',
      mt: '4',
    },
    '& svg': { display: 'block', width: '100%', height: '1.875rem', overflow: 'visible' },
    '& text': { fontSize: '14px', fontWeight: 'semibold', fill: 'currentColor' },
    '& line': { stroke: 'currentColor', strokeWidth: '4px' },
    '& circle': { fill: 'currentColor' },
    '& .ground': { strokeWidth: '2px', color: 'line.strong' },
    '& .before': { color: 'fg.quiet' },
    '& .after': { color: 'coral.500' },
    '& .maybe': { opacity: '0.45' },
  },
  variants: {
    columns: {
      1: {},
      2: { gridTemplateColumns: { md: '1fr 1fr' } },
      3: { gridTemplateColumns: { md: 'repeat(3, 1fr)' }, columnGap: '8' },
    },
  },
})

interface ChangeBarsProps {
  metrics: readonly ChangeMetric[]
  labels: { before: string; after: string }
  columns?: 1 | 2 | 3
  /** Heading level of the labels. */
  level?: 'h3' | 'h4'
}

/** Results as pairs of bars on one scale: before (100) and after; the uncertain part of a range is paler. */
export function ChangeBars({ metrics, labels, columns = 1, level: Heading = 'h3' }: ChangeBarsProps) {
  const scale = Math.max(BEFORE, ...metrics.flatMap(({ after }) => after))
  return (
    <List columns={columns}>
      {metrics.map(({ metric, label, description, after }) => {
        const ends = typeof after === 'number' ? [after] : [...after].sort((a, b) => a - b)
        return (
          <li key={label}>
            <p className="metric">{metric}</p>
            <Heading>{label}</Heading>
            <p className="about">{description}</p>
            <div className="bars">
              <span>{labels.before}</span>
              <Stem className="before" ends={[BEFORE]} scale={scale} />
              <span>{labels.after}</span>
              <Stem className="after" ends={ends} scale={scale} />
            </div>
          </li>
        )
      })}
    </List>
  )
}

/** Space for the number after the longest bar, in percent of the width. */
const ROOM = 22

function Stem({ className, ends, scale }: { className: string; ends: readonly number[]; scale: number }) {
  const at = (end: number) => `${(end / scale) * (100 - ROOM)}%`
  const first = at(ends[0] ?? 0)
  const last = at(ends.at(-1) ?? 0)
  return (
    <svg role="img" aria-label={ends.join('-')}>
      <g className={className}>
        <line x1="0" x2={first} y1="50%" y2="50%" />
        <circle cx={first} cy="50%" r="8" />
        {ends.length > 1 && (
          <g className="maybe">
            <line x1={first} x2={last} y1="50%" y2="50%" />
            <circle cx={last} cy="50%" r="8" />
          </g>
        )}
      </g>
      <line className="ground" x1="0" x2="0" y1="0" y2="100%" />
      <text x={last} dx="16" y="50%" dy="5">
        {ends.join('-')}
      </text>
    </svg>
  )
}
