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
    '& .metric': { textStyle: 'heading', lineHeight: '1', color: 'fg.accent' },
    '& h3, & h4': { textStyle: 'strong', mt: '2' },
    '& .about': { textStyle: 'note', color: 'fg.quiet' },
    '& .bars': {
      display: 'grid',
      gridTemplateColumns: '3.25rem 1fr',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '2',
      textStyle: 'fine',
      color: 'fg.quiet',
      mt: '4',
    },
    '& svg': { display: 'block', width: '100%', height: '1.375rem' },
    '& text': { fontSize: '14px', fontWeight: 'semibold', fill: 'currentColor' },
    '& .before': { fill: 'line.base' },
    '& .after': { fill: 'coral.500' },
    '& .maybe': { fill: 'coral.500', opacity: '0.45' },
  },
  variants: {
    columns: {
      1: {},
      2: { gridTemplateColumns: { md: '1fr 1fr' } },
    },
  },
})

interface ChangeBarsProps {
  metrics: readonly ChangeMetric[]
  labels: { before: string; after: string }
  columns?: 1 | 2
  /** Heading level of the labels. */
  level?: 'h3' | 'h4'
}

/** Results as pairs of bars to one scale: before, which is 100, and after; the uncertain part of a range is paler. */
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
              <Bar className="before" ends={[BEFORE]} scale={scale} />
              <span>{labels.after}</span>
              <Bar className="after" ends={ends} scale={scale} />
            </div>
          </li>
        )
      })}
    </List>
  )
}

/** Room for the number behind the longest bar, in percent of the width. */
const ROOM = 22

function Bar({ className, ends, scale }: { className: string; ends: readonly number[]; scale: number }) {
  const width = (end: number) => (end / scale) * (100 - ROOM)
  const last = ends.at(-1) ?? 0
  return (
    <svg role="img" aria-label={ends.join('-')}>
      {ends.length > 1 && <rect className="maybe" width={`${width(last)}%`} height="100%" rx="2" />}
      <rect className={className} width={`${width(ends[0] ?? 0)}%`} height="100%" rx="2" />
      <text x={`${width(last) + 2}%`} y="16">
        {ends.join('-')}
      </text>
    </svg>
  )
}
