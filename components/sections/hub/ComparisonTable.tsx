import { chakra } from '@chakra-ui/react'
import { stackEnlarged } from '../../theme/enlarged.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'

const Table = chakra('table', {
  base: {
    tableLayout: { md: 'fixed' },
    '& th, & td': { verticalAlign: 'top', py: { base: '2', md: '4' }, pr: { base: '3', md: '6' } },
    '& thead th': {
      textStyle: { base: 'small', md: 'subheading' },
      fontWeight: 'normal',
      color: 'fg.accent',
    },
    '& thead td': { width: '16%' },
    '& tbody th': { textStyle: 'label', color: 'fg.quiet' },
    '& td': {
      textStyle: 'note',
      fontSize: { base: '0.9375rem', md: '1rem' },
    },
    '& tr': { borderBottomWidth: '1px', borderColor: 'line.base' },
    '& thead tr': { borderBottomWidth: '2px', borderColor: 'line.strong' },
    // On phones the row name is above its three cells.
    mdDown: {
      '& tr': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', ...stackEnlarged },
      '& tbody th': { gridColumn: '1 / -1', width: 'auto', pb: '0' },
      '& td': { width: 'auto' },
      '& thead td': { display: 'none' },
    },
    // When a third of the width is too narrow for a word, each cell is a line after its column name.
    '@media (max-width: 25rem)': {
      '& thead': { srOnly: true },
      '& tr': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '& td': { display: 'grid', gridTemplateColumns: '3rem minmax(0, 1fr)', py: '1', pr: '0' },
      '& td:last-of-type': { pb: '3' },
      '& td::before': { content: 'attr(data-column)', textStyle: 'strong', color: 'fg.accent' },
    },
  },
})

interface ComparisonTableProps {
  /** Id of the heading that names the table. */
  labelledBy: string
  columns: readonly string[]
  /** One cell per column. */
  rows: readonly { label: string; cells: readonly string[] }[]
}

/** Offers compared line by line. */
export function ComparisonTable({ labelledBy, columns, rows }: ComparisonTableProps) {
  return (
    <Table aria-labelledby={labelledBy}>
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
