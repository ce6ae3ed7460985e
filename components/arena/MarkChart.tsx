import { chakra } from '@chakra-ui/react'
import { CRITERIA } from '#content/schema/arena.ts'
import type { ArenaScript } from '#content/schema/arenaScript.ts'
import { stackEnlarged } from '../theme/enlarged.ts'
import { MarkStem } from './MarkStem.tsx'
import { fullMarks, marksOf, type PlayedTurn, sumOf } from './practice.ts'

const Rows = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    ...stackEnlarged,
    columnGap: { base: '4', md: '8' },
    '& .stems': { display: 'flex' },
    '& svg': { width: '2rem', height: '3.25rem' },
    '& .name': { textStyle: 'label', mt: '2' },
    '& .points': { textStyle: 'fine', color: 'fg.quiet' },
  },
})

interface MarkChartProps {
  script: ArenaScript
  played: readonly PlayedTurn[]
}

/** The marks of all turns by criterion, and their sum. */
export function MarkChart({ script, played }: MarkChartProps) {
  const marks = marksOf(played)
  return (
    <Rows>
      {CRITERIA.map((criterion) => (
        <li key={criterion}>
          <div className="stems">
            {marks[criterion].map((mark, turn) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: turns never change places
              <MarkStem key={turn} mark={mark} />
            ))}
          </div>
          <p className="name">{script.labels.criteria[criterion]}</p>
          <p className="points">
            {sumOf(marks[criterion])} {script.labels.of} {fullMarks(script)}
          </p>
        </li>
      ))}
    </Rows>
  )
}
