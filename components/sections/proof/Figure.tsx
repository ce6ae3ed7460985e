import { chakra } from '@chakra-ui/react'
import type { Drawing } from '#content/schema/claim.ts'
import { range } from '../../ui/range.ts'

const Chart = chakra('svg', {
  base: {
    // On paper columns are narrow, and the number after the longest stem needs room.
    width: { base: '100%', _print: '88%' },
    maxW: '26rem',
    overflow: 'visible',
    '& line': { stroke: 'currentColor', strokeWidth: '4px' },
    '& text': {
      fontSize: { base: '14px', _print: '11px' },
      fontWeight: 'semibold',
      fill: 'currentColor',
    },
    '& text.words': { fontSize: '16px' },
    '& .before': { color: 'fg.quiet' },
    '& .after': { color: 'coral.500' },
    '& .unit': { color: 'line.strong' },
    '& .maybe': { opacity: '0.3' },
    '& .rest': { color: 'fg.quiet', opacity: '0.35' },
  },
})

/** One drawing for each kind of figure, the same wherever it appears: a hundred dots, two stems, or blocks. */
export function FigureDrawing({ figure, drawing }: { figure: string; drawing: Drawing }) {
  switch (drawing.kind) {
    case 'share':
      return <Dots percent={Number.parseFloat(figure)} />
    case 'change':
      return <Change ends={[drawing.after]} unit={drawing.unit} />
    case 'range':
      return <Change ends={[drawing.from, drawing.to].sort((a, b) => a - b)} />
    case 'return':
      return <Blocks {...drawing} />
  }
}

const COLUMNS = 20
const GAP = 10

/** Row after row of dots, as one path: much smaller than a hundred elements. */
const dots = (from: number, to: number) =>
  range(from, to - 1)
    .map((index) => `M${(index % COLUMNS) * GAP + 4} ${Math.floor(index / COLUMNS) * GAP + 4}h0`)
    .join('')

/** A share of people: a hundred dots with the share filled in. */
function Dots({ percent }: { percent: number }) {
  return (
    <Chart viewBox="0 0 198 48" maxW="37rem" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="7" strokeLinecap="round">
        <path className="after" d={dots(0, percent)} />
        <path className="rest" d={dots(percent, 100)} />
      </g>
    </Chart>
  )
}

/** Every change is drawn on this scale, with room for the number after the longest. */
const SCALE = 220
const at = (value: number) => `${(value / SCALE) * 100}%`

/** A change: a stem for before (100) and one for after; the uncertain part of a range is paler. */
function Change({ ends, unit }: Pick<StemProps, 'ends' | 'unit'>) {
  return (
    <Chart height={62} aria-hidden="true">
      <Stem className="before" ends={[100]} y={16} unit={unit} />
      <Stem className="after" ends={ends} y={46} unit={unit} />
      <line className="unit" x1="0" x2="0" y1="0" y2="62" />
    </Chart>
  )
}

interface StemProps {
  className: string
  ends: readonly number[]
  y: number
  unit?: string | undefined
}

function Stem({ className, ends, y, unit }: StemProps) {
  const [first = 0, last = first] = ends
  return (
    <>
      <g className={className} fill="currentColor">
        <line x1="0" x2={at(first)} y1={y} y2={y} />
        <circle cx={at(first)} cy={y} r="8" />
        {last > first && (
          <g className="maybe">
            <line x1={at(first)} x2={at(last)} y1={y} y2={y} />
            <circle cx={at(last)} cy={y} r="8" />
          </g>
        )}
      </g>
      <text x={at(last)} y={y} dx="16" dy="5">
        {ends.join('-')}
        {unit && <tspan> {unit}</tspan>}
      </text>
    </>
  )
}

/** Blocks are this many pixels high, on any width. */
const BLOCK = 56
/** Blocks stand this share of their width apart. */
const JOINT = 0.06

/** A return: one block for the cost, and below it as many of the same size as came back, both with their words. */
function Blocks({ times, spent, returned }: Extract<Drawing, { kind: 'return' }>) {
  const percent = (units: number) => `${(units / (times + JOINT * Math.floor(times))) * 100}%`
  const row = (from: number) => ({ y: from + 24, height: BLOCK })
  const second = BLOCK + 40
  return (
    <Chart height={second + 24 + BLOCK} maxW="none" fill="currentColor" aria-hidden="true">
      <text className="words" y="14">
        {spent}
      </text>
      <rect width={percent(1)} {...row(0)} />
      <text className="words" y={second + 14}>
        {returned}
      </text>
      {range(0, Math.floor(times)).map((block) => (
        <rect
          key={block}
          className="after"
          x={percent(block * (1 + JOINT))}
          width={percent(Math.min(1, times - block))}
          {...row(second)}
        />
      ))}
    </Chart>
  )
}
