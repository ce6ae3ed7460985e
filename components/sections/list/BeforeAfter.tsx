import { chakra } from '@chakra-ui/react'
import type { Outcome } from '#content/schema/program.ts'
import { stackEnlarged } from '../../theme/enlarged.ts'
import { RowTable } from './RowTable.tsx'

const Changes = chakra(RowTable, {
  base: {
    '& thead td': { width: '25%' },
    '& thead th': { textStyle: 'caption', fontWeight: 'semibold', py: '1', width: '33%' },
    '& tbody th': { textStyle: 'strong' },
    '& td': { textStyle: 'note', color: 'fg.quiet' },
    '& td + td': { color: 'fg.base', fontWeight: 'semibold' },
    '& th + th': { width: 'auto' },
    '& td + td, & th + th': { pl: '4', borderLeftWidth: '3px', borderColor: 'coral.500' },
    // Short enough for two columns on phones. There the first row repeats the heads.
    mdDown: {
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: '2fr 3fr',
        columnGap: '4',
        rowGap: '2',
        ...stackEnlarged,
      },
      '& tbody th': { gridColumn: '1 / -1' },
      // Both values begin on one line, whichever label wraps.
      '& tbody tr:first-of-type td': {
        display: 'grid',
        gridTemplateRows: 'subgrid',
        gridRow: 'span 2',
        rowGap: '0',
        _before: { content: 'attr(data-column)', textStyle: 'caption', fontWeight: 'semibold' },
      },
    },
  },
})

interface BeforeAfterProps {
  labels: { before: string; after: string }
  changes: readonly Outcome[]
}

/** Observable changes: part of the job, before and after. */
export const BeforeAfter = ({ labels, changes }: BeforeAfterProps) => (
  <Changes
    heads={[labels.before, labels.after]}
    rows={changes.map(({ area, before, after }) => ({ label: area, cells: [before, after] }))}
  />
)
