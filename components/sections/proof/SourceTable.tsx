import { chakra } from '@chakra-ui/react'
import type { FigureSource } from '#content/schema/impact.ts'
import { stackEnlarged } from '../../theme/enlarged.ts'

const Table = chakra('table', {
  base: {
    width: '100%',
    textAlign: 'left',
    borderCollapse: 'collapse',
    '& th, & td': { verticalAlign: 'baseline', py: '4', pr: '6', fontWeight: 'normal' },
    '& thead th': { textStyle: 'label', color: 'fg.quiet', py: '3' },
    '& tr': { borderBottomWidth: '1px', borderColor: 'line.base' },
    '& thead tr': { borderColor: 'line.strong' },
    '& tbody th': { width: { md: '26%' }, textStyle: 'note', lineHeight: '1.35' },
    '& tbody th strong': { display: 'block', textStyle: 'subheading', lineHeight: '1.1', color: 'fg.accent' },
    '& tbody .group th': { width: 'auto', textStyle: 'strong', pt: '8', pb: '3' },
    '& td': { textStyle: 'note', width: { md: '41%' } },
    '& td + td': { color: 'fg.quiet', width: { md: '33%' }, pr: '0' },
    _print: { '& th, & td': { py: '1' }, '& tbody th': { py: '1' }, '& td': { textStyle: 'fine' } },
    // On phones each row is a small block.
    mdDown: {
      '& thead': { srOnly: true },
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: '6.5rem 1fr',
        columnGap: '4',
        py: '5',
        ...stackEnlarged,
      },
      '& tbody th, & td': { py: '0', pr: '0' },
      '& tbody th': { gridRow: 'span 2' },
      '& tbody .group': { display: 'block' },
      '& tbody th strong': { textStyle: 'small' },
      '& td + td': { pt: '2' },
    },
  },
})

interface SourceTableProps {
  /** Id of the heading that names the table. */
  labelledBy: string
  columns: { figure: string; counted: string; witness: string }
  /** What stands in the table; a group with a heading begins with a line of its own. */
  groups: readonly { heading?: string; items: readonly FigureSource[] }[]
}

/** Published figures with what was counted and who reported it. */
export function SourceTable({ labelledBy, columns, groups }: SourceTableProps) {
  return (
    <Table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{columns.figure}</th>
          <th scope="col">{columns.counted}</th>
          <th scope="col">{columns.witness}</th>
        </tr>
      </thead>
      {groups.map(({ heading, items }) => (
        <tbody key={heading}>
          {heading && (
            <tr className="group">
              <th scope="rowgroup" colSpan={3}>
                {heading}
              </th>
            </tr>
          )}
          {items.map(({ figure, label, counted, witness }) => (
            <tr key={`${figure} ${label}`}>
              <th scope="row">
                <strong>{figure}</strong> {label}
              </th>
              <td>{counted}</td>
              <td>{witness}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  )
}
