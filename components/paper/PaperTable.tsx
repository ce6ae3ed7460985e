import { chakra } from '@chakra-ui/react'
import type { PaperTable as Content } from '#content/schema/workingPaper.ts'
import { stackedRows } from '../theme/stackedRows.ts'
import { keepTogether } from '../ui/keepTogether.tsx'
import { written } from './written.ts'

/** Dates and figures, which must not wrap. */
const SHORT = 13

/** Number of characters that fit beside the row name on the narrowest sheet. */
const FIGURE = 4

/** Each row as a block: its name, and below it the other cells, each after the name of its column. */
const blocks = {
  ...stackedRows,
  '& tr': { py: '0.375rem' },
  '& tbody th': { color: 'fg.base' },
  '& td': { fontSize: '0.9375rem' },
  // With its label, one may be longer than a line of enlarged text.
  '& .short': { whiteSpace: 'normal' },
  '& td::before': {
    content: 'attr(data-label) " "',
    textStyle: 'caption',
    fontFamily: 'body',
  },
  // After a name of one or two words, the first row says what the sentences of all rows are.
  '& tr + tr th.short + td:not(.short)::before': { content: 'none' },
} as const

const Table = chakra('table', {
  base: {
    '& caption': { textStyle: 'label', textAlign: 'left', pb: { base: '2', _print: '1' } },
    '& tr': { borderBottomWidth: '1px' },
    '& th, & td': { pr: '4', py: { base: '0.3rem', _print: '0.15rem' }, verticalAlign: 'top' },
    '& th:last-child, & td:last-child': { pr: '0' },
    '& thead tr': { borderColor: 'line.strong' },
    '& thead th': {
      textStyle: 'caption',
      fontSize: 'min(0.875rem, 4.4vw)',
      fontWeight: 'semibold',
      verticalAlign: 'bottom',
      whiteSpace: 'nowrap',
    },
    '& tbody': { ...written, fontSize: '1rem', lineHeight: '1.4rem' },
    '& tbody th': { textWrap: 'balance', _print: { width: '42%' } },
    '& td': { textWrap: 'pretty' },
    '& s': { color: 'fg.quiet', textDecorationColor: 'coral.600', textDecorationThickness: '1px' },
    '& .short': { whiteSpace: 'nowrap' },
  },
  variants: {
    layout: {
      words: {
        '@container (max-width: 31.99rem)': blocks,
        '@container (min-width: 32rem)': { '& tbody th': { width: '28%' } },
      },
      numbered: {
        // Their names are sentences.
        '@container (max-width: 37.99rem)': {
          ...blocks,
          '& th + td': { bg: 'bg.tint', px: '2', py: '1', my: '1' },
          '& td + .short': { display: 'inline-block', pr: '4', fontSize: '0.875rem' },
        },
        '@container (min-width: 38rem)': {
          '& tbody th': { width: '40%' },
          '& thead th': { whiteSpace: 'normal' },
        },
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
    <Table layout={mark === 'numbered' ? 'numbered' : hasWords ? 'words' : undefined}>
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
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row" className={name.length < SHORT ? 'short' : undefined}>
              {mark === 'struck' ? <s>{name}</s> : name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                data-label={columns[index + 1]?.replace(/(?<!\?)$/, ':')}
                className={cell.length < SHORT ? 'short' : undefined}
              >
                {keepTogether(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
