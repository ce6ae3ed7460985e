import { chakra } from '@chakra-ui/react'
import { stackedRows } from '../../theme/stackedRows.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'

const Table = chakra('table', {
  base: {
    tableLayout: { md: 'fixed' },
    '& th, & td': { verticalAlign: 'top', py: { md: '4' }, pr: { md: '6' } },
    '& thead th': { textStyle: 'subheading', color: 'fg.accent' },
    '& thead td': { width: { base: '20%', lg: '16%' } },
    '& tbody th': { textStyle: 'label', color: 'fg.quiet' },
    '& td': { textStyle: 'note', textWrap: { md: 'balance' } },
    '& tr': { borderBottomWidth: '1px' },
    '& thead tr': { borderBottomWidth: '2px', borderColor: 'line.strong' },
    // On phones the row name is above its cells, each on a line after its column name.
    mdDown: {
      ...stackedRows,
      '& tr': { py: '2' },
      '& td': { display: 'grid', gridTemplateColumns: '3rem minmax(0, 1fr)', py: '1' },
      '& td::before': { content: 'attr(data-column)', textStyle: 'strong', color: 'fg.accent' },
    },
  },
})

interface ComparisonTableProps {
  /** Names the table. */
  heading: string
  columns: readonly string[]
  /** One cell per column. */
  rows: readonly { label: string; cells: readonly string[] }[]
}

/** Offers compared line by line. */
export function ComparisonTable({ heading, columns, rows }: ComparisonTableProps) {
  return (
    <Table aria-label={heading}>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, index) => (
              <td key={columns[index]} data-column={columns[index]}>
                <span>{keepTogether(cell)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
