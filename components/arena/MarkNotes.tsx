import { chakra } from '@chakra-ui/react'
import { type ArenaChoice, type ArenaScript, CRITERIA } from '#content/schema/arena.ts'

const List = chakra('ul', {
  base: {
    '& li': {
      display: 'grid',
      gridTemplateColumns: '1.5rem 1fr',
      columnGap: '4',
      py: '3',
      borderTopWidth: '1px',
      borderColor: 'line.base',
      textStyle: 'note',
    },
    '& strong': { display: 'block' },
    '& svg': { width: '1.5rem', height: '2.5rem', color: 'line.strong' },
  },
})

/** Height of the stem's end above the baseline, by mark. */
const TOPS = [31, 20, 8] as const

interface MarkNotesProps {
  feedback: ArenaChoice['feedback']
  labels: Pick<ArenaScript['labels'], 'criteria' | 'marks'>
}

/** A coach's notes on one turn: per criterion a note on a stem, higher for a better mark, and a sentence. */
export function MarkNotes({ feedback, labels }: MarkNotesProps) {
  return (
    <List>
      {CRITERIA.map((criterion) => {
        const { mark, text } = feedback[criterion]
        return (
          <li key={criterion}>
            <svg viewBox="0 0 24 40" fill="currentColor" aria-hidden="true">
              <path d={`M11 ${TOPS[mark]}h2V39h-2zM2 38h20v2H2z`} />
              <chakra.circle cx="12" cy={TOPS[mark]} r="7" fill={mark === 2 ? 'gold' : 'coral.500'} />
            </svg>
            <p>
              <strong>
                {labels.criteria[criterion]}: {labels.marks[mark]}
              </strong>
              {text}
            </p>
          </li>
        )
      })}
    </List>
  )
}
