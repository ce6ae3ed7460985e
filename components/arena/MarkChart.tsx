import { chakra } from '@chakra-ui/react'
import { type ArenaScript, CRITERIA } from '#content/schema/arena.ts'
import { stackEnlarged } from '../theme/enlarged.ts'
import { fullMarks, marksOf, type PlayedTurn, sumOf } from './practice.ts'

const COLUMN = 44
const GROUND = 78
const STEP = 30

const Rows = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    ...stackEnlarged,
    columnGap: { base: '4', md: '8' },
    '& svg': { display: 'block', width: '100%', maxW: '10rem', height: 'auto', color: 'line.strong' },
    '& .name': { textStyle: 'label', mt: '3' },
    '& .points': { textStyle: 'fine', color: 'fg.quiet' },
    '& .full': { fill: 'gold' },
    '& .part': { fill: 'coral.500' },
  },
})

interface MarkChartProps {
  script: ArenaScript
  played: readonly PlayedTurn[]
}

/** Chart of the marks of all turns: per criterion, a row of notes on stems, one per turn. */
export function MarkChart({ script, played }: MarkChartProps) {
  const marks = marksOf(played)
  return (
    <Rows>
      {CRITERIA.map((criterion) => (
        <li key={criterion}>
          <svg viewBox={`0 0 ${COLUMN * played.length} ${GROUND + 2}`} fill="currentColor" aria-hidden="true">
            <path d={`M0 ${GROUND}h${COLUMN * played.length}v2H0z`} />
            {marks[criterion].map((mark, turn) => {
              const x = COLUMN * (turn + 0.5)
              const top = GROUND - 9 - STEP * mark
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: turns never change places
                <g key={turn}>
                  <path d={`M${x - 1} ${top}h2V${GROUND}h-2z`} />
                  <circle className={mark === 2 ? 'full' : 'part'} cx={x} cy={top} r="9" />
                </g>
              )
            })}
          </svg>
          <p className="name">{script.labels.criteria[criterion]}</p>
          <p className="points">
            {sumOf(marks[criterion])} {script.labels.of} {fullMarks(script)}
          </p>
        </li>
      ))}
    </Rows>
  )
}
