import { chakra } from '@chakra-ui/react'
import { labeled } from '../../theme/labeled.ts'
import { stackedRows } from '../../theme/stackedRows.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'

const Table = chakra('table', {
  base: {
    '& tr': { borderBottomWidth: '1px' },
    '& th, & td': { verticalAlign: 'top', textWrap: 'pretty', py: { base: '3', _print: '1' }, pr: '6' },
    '& tr > :last-child': { pr: '0' },
    // On phones a row's label is above its cells, and each of them beside the head of its column.
    mdDown: {
      ...stackedRows,
      '& tr': { py: '3' },
      '& td': { ...labeled('6rem'), columnGap: '3', mt: '1' },
      '& td::before': {
        content: 'attr(data-column)',
        textStyle: 'caption',
        fontWeight: 'normal',
        lineHeight: 'inherit',
      },
    },
  },
})

interface RowTableProps {
  /** Names the table. */
  heading?: string
  /** Head of the labels. */
  corner?: string
  /** Heads of the other columns. */
  heads: readonly string[]
  /** One cell per head. */
  rows: readonly { figure?: string; label: string; cells: readonly string[] }[]
  className?: string
}

/** A table of words with a label, and perhaps a figure, for each row. */
export function RowTable({ heading, corner, heads, rows, className }: RowTableProps) {
  return (
    <Table aria-label={heading} className={className}>
      <thead>
        <tr>
          {corner ? <th scope="col">{corner}</th> : <td />}
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ figure, label, cells }) => (
          <tr key={`${figure} ${label}`}>
            <th scope="row">
              {figure && <strong>{figure}</strong>} {keepTogether(label)}
            </th>
            {cells.map((cell, index) => (
              <td key={heads[index]} data-column={heads[index]}>
                <span>{keepTogether(cell)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
