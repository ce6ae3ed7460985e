import { chakra } from '@chakra-ui/react'
import type { PaperTable as Content } from '#content/schema/workingPaper.ts'
import { written } from './written.ts'

/** Dates and figures, which stay on one line. */
const SHORT = 13

const wide = '@container (min-width: 34rem)'

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    textAlign: 'left',
    '& caption': { textStyle: 'label', textAlign: 'left', pb: '2' },
    '& thead': { display: 'none' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
      columnGap: '4',
      py: '2',
      borderTopWidth: '1px',
      borderColor: 'line.base',
    },
    '& tbody th': { ...written, fontWeight: 'normal', gridColumn: '1 / -1' },
    '& td': { ...written, fontSize: '1rem', lineHeight: '1.5rem' },
    '& td:not(.short)': { gridColumn: '1 / -1' },
    // On a narrow sheet every cell says what it is.
    '& td::before': {
      content: 'attr(data-label)',
      display: 'block',
      textStyle: 'fine',
      fontFamily: 'body',
      fontSize: '0.8125rem',
      color: 'fg.quiet',
    },
    '& s': { textDecorationColor: 'var(--strike)', textDecorationThickness: '2px' },
    '--strike': 'colors.coral.600',
    [wide]: {
      '& thead': { display: 'table-header-group' },
      '& thead th': {
        textStyle: 'fine',
        fontSize: '0.8125rem',
        fontWeight: 'semibold',
        color: 'fg.quiet',
        verticalAlign: 'bottom',
        pb: '1',
      },
      '& tr': { display: 'table-row', borderTopWidth: '0', borderBottomWidth: '1px' },
      '& thead tr': { borderColor: 'line.strong' },
      '& th, & td': { pr: '4', py: '0.3rem', verticalAlign: 'top' },
      '& tbody th, & td': { fontSize: '1rem', lineHeight: '1.4rem' },
      '& th:last-child, & td:last-child': { pr: '0' },
      '& .short': { whiteSpace: 'nowrap' },
      '& td::before': { content: 'none' },
    },
  },
  variants: {
    rows: {
      plain: {},
      struck: {},
      numbered: {
        counterReset: 'row',
        '& tbody tr': { counterIncrement: 'row' },
        '& tbody th::before': { content: 'counter(row) ". "', color: 'fg.warm' },
      },
    },
  },
})

/** A table that a person filled in. On a narrow sheet each row becomes a small block. */
export function PaperTable({ title, columns, rows, mark }: Content) {
  return (
    <Table rows={mark ?? 'plain'}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{mark === 'struck' ? <s>{name}</s> : name}</th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                data-label={columns[index + 1]}
                className={cell.length < SHORT ? 'short' : undefined}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
