import { chakra } from '@chakra-ui/react'
import { fill } from '#content/schema/fill.ts'
import type { ListLabels } from '#content/schema/lists.ts'
import { underlined } from '../../theme/underlined.ts'

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '6',
    minH: '2.75rem',
    color: 'fg.quiet',
    '& p': { textWrap: 'balance' },
    '& button': { ...underlined, py: '2', color: 'fg.accent' },
  },
})

interface ListStatusProps {
  list: { results: readonly object[]; isFiltered: boolean; state: 'part' | 'whole' | 'failed' }
  labels: ListLabels
  /** The result count, shown once all cards are known. */
  children: string
  /** Number of results shown elsewhere. */
  besides?: number
  onClear: () => void
}

/** Announces how many results the filters leave, and clears them. With none, the message in the list does both. */
export function ListStatus({ list, labels, children, besides = 0, onClear }: ListStatusProps) {
  const { results, isFiltered, state } = list
  return (
    <Line className="status">
      <p role="status">
        {state === 'whole' && children}
        {state === 'part' && labels.searching}
        {state === 'failed' && fill(labels.onPage, { shown: results.length })}
      </p>
      {isFiltered && results.length + besides > 0 && (
        <button type="button" onClick={onClear}>
          {labels.clear}
        </button>
      )}
    </Line>
  )
}
