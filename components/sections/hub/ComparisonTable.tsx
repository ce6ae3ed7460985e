import { chakra } from '@chakra-ui/react'
import { RowTable } from '../list/RowTable.tsx'

/** Offers compared line by line. */
export const ComparisonTable = chakra(RowTable, {
  base: {
    tableLayout: { md: 'fixed' },
    '& thead th': { textStyle: 'subheading', color: 'fg.accent' },
    '& thead td': { width: { base: '20%', lg: '16%' } },
    '& thead tr': { borderBottomWidth: '2px', borderColor: 'line.strong' },
    '& tbody th': { textStyle: 'label', color: 'fg.quiet' },
    '& td': { textStyle: 'note' },
    mdDown: {
      '& tbody th': { color: 'fg.base' },
      '& td': { gridTemplateColumns: '3rem 1fr' },
      '& td::before': { textStyle: 'label', color: 'fg.accent' },
    },
  },
})
