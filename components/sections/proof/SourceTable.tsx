import { chakra } from '@chakra-ui/react'
import type { FigureSource } from '#content/figures.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RowTable } from '../list/RowTable.tsx'

const Groups = chakra('div', {
  base: {
    textStyle: 'note',
    borderBottomWidth: '1px',
    borderColor: 'line.strong',
    '& details': { borderTopWidth: '1px', borderColor: 'line.strong' },
    '& summary': {
      columnGap: '6',
      minH: '4rem',
      py: '3',
    },
    '& h3': { textStyle: 'small', flex: '1' },
    '& .count': { color: 'fg.quiet' },
    '& table': { mb: '4' },
    '& p': { maxW: 'text', mb: '6' },
    '& thead th': { textStyle: 'caption', pt: '0' },
    '& tbody tr:last-of-type': { borderBottomWidth: '0' },
    // On phones, figure and label are a heading above the source.
    '& tbody th': { width: { md: '26%' }, lineHeight: '1.35', fontWeight: { mdDown: 'semibold' } },
    '& tbody th strong': {
      textStyle: 'small',
      lineHeight: '1.1',
      color: 'fg.accent',
      display: { md: 'block' },
      mr: '1',
    },
    '& td': { width: { md: '41%' } },
    '& td + td': { color: 'fg.quiet' },
    _print: {
      '& table': { tableLayout: 'fixed' },
      '& .count': { display: 'none' },
    },
  },
})

interface SourceTableProps {
  columns: { figure: string; figures: string; counted: string; witness: string }
  groups: readonly { heading: string; limits?: string | undefined; items: readonly FigureSource[] }[]
  /** Introduces the limits of each group, which are left out without it. */
  limitsLabel?: string
}

/** Published figures with their sources: one collapsible table per group. */
export function SourceTable({ columns, groups, limitsLabel }: SourceTableProps) {
  return (
    <Groups>
      {groups.map(({ heading, limits, items }) => (
        <details key={heading}>
          <summary>
            <h3>{heading}</h3>
            <span className="count">
              {items.length} {columns.figures}
            </span>
            <Icon name="plus" size={24} />
          </summary>
          {/* Named by its words: paper leaves out what is in closed details with an id (print.css). */}
          <RowTable
            heading={heading}
            corner={columns.figure}
            heads={[columns.counted, columns.witness]}
            rows={items.map(({ counted, witness, ...row }) => ({ ...row, cells: [counted, witness] }))}
          />
          {limits && limitsLabel && (
            <p>
              <strong>{limitsLabel}:</strong> {limits}
            </p>
          )}
        </details>
      ))}
    </Groups>
  )
}
