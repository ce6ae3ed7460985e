import { chakra } from '@chakra-ui/react'
import type { Mark } from '#content/schema/arena.ts'
import { MarkStem } from './MarkStem.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    '& li': { display: 'grid', gridTemplateColumns: '1.5rem 1fr', columnGap: '4', textStyle: 'note' },
    '& strong': { display: 'block' },
    '& .open': { color: 'fg.quiet' },
  },
})

interface MarkNotesProps {
  /** For each criterion its name and a sentence, and the mark once there is one. */
  notes: readonly { title: string; text: string; mark?: Mark }[]
}

/** What a coach notes on a turn, or before the turn what the coach will listen for. */
export function MarkNotes({ notes }: MarkNotesProps) {
  return (
    <List>
      {notes.map(({ title, text, mark }) => (
        <li key={title} className={mark === undefined ? 'open' : undefined}>
          <MarkStem mark={mark ?? 'none'} />
          <p>
            <strong>{title}</strong>
            {text}
          </p>
        </li>
      ))}
    </List>
  )
}
