import { chakra } from '@chakra-ui/react'
import type { Outcome } from '#content/schema/program.ts'
import { RowTable } from './RowTable.tsx'

const Changes = chakra(RowTable, {
  base: {
    '& thead td': { width: '25%' },
    '& thead th': { textStyle: 'caption', fontWeight: 'semibold', py: '1', width: '33%' },
    '& tbody th': { textStyle: 'strong' },
    '& td': { textStyle: 'note', color: 'fg.quiet' },
    '& td + td': { color: 'fg.base', fontWeight: 'semibold' },
    '& th + th': { width: 'auto' },
    '& td + td, & th + th': {
      pl: { base: '4', mdDown: '0' },
      borderLeftWidth: { base: '3px', mdDown: '0' },
      borderColor: 'coral.500',
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
