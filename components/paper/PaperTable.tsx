import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import type { PaperTable as Content } from '#content/schema/workingPaper.ts'
import { written } from './written.ts'

/** Dates and figures, which must not wrap. */
const SHORT = 13

/** Number of characters that fit beside the row name on the narrowest sheet. */
const FIGURE = 4

const wide = '@container (min-width: 34rem)'

const asTable: SystemStyleObject = {
  '& thead th': { verticalAlign: 'bottom', pb: '1' },
  '& th, & td': { pr: '4', py: '0.3rem', verticalAlign: 'top' },
  '& tbody th, & td': { fontSize: '1rem', lineHeight: '1.4rem' },
  '& th:last-child, & td:last-child': { pr: '0' },
}

const Table = chakra('table', {
  base: {
    '& caption': { textStyle: 'label', textAlign: 'left', pb: '2' },
    '& tr': { py: '2', borderBottomWidth: '1px', borderColor: 'line.base' },
    '& thead th': {
      textStyle: 'fine',
      fontSize: 'min(0.875rem, 4.4vw)',
      fontWeight: 'semibold',
      color: 'fg.quiet',
    },
    '& tbody th': { ...written, fontWeight: 'normal' },
    '& td': { ...written, fontSize: '1rem', lineHeight: '1.5rem', textWrap: 'pretty' },
    '& s': { textDecorationColor: 'var(--strike)', textDecorationThickness: '1.5px' },
    '--strike': 'colors.coral.600',
    '& thead tr': { borderColor: 'line.strong' },
    '& .short': { whiteSpace: 'nowrap' },
    _print: { '& tbody th': { width: '42%' } },
    [wide]: asTable,
  },
  variants: {
    /** A row on a narrow sheet. */
    cells: {
      figures: asTable,
      /** The row name, and below it the other cells, each after the name of its column. */
      words: {
        '@container (max-width: 33.99rem)': {
          '& thead': { srOnly: true },
          '& tr, & tbody th': { display: 'block' },
          '& tr': { py: '0.375rem', lineHeight: '1.4rem' },
          // With its label, one may be longer than a line of enlarged text.
          '& .short': { whiteSpace: 'normal' },
          '& td': { display: 'block', fontSize: '0.9375rem', lineHeight: 'inherit' },
          '& td::before': {
            content: 'attr(data-label) " "',
            textStyle: 'fine',
            fontFamily: 'body',
            color: 'fg.quiet',
          },
        },
      },
    },
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

/** A filled-in table. On a narrow sheet, rows of text become two lines. */
export function PaperTable({ title, columns, rows, mark }: Content) {
  const hasWords = rows.some(([, ...cells]) => cells.some((cell) => cell.length > FIGURE))
  return (
    <Table rows={mark ?? 'plain'} cells={hasWords ? 'words' : 'figures'}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="short">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row" className={name.length < SHORT ? 'short' : undefined}>
              {mark === 'struck' ? <s>{name}</s> : name}
            </th>
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
