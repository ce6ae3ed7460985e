import { chakra } from '@chakra-ui/react'
import type { Inline, ShownBlock } from '#content/schema/article.ts'
import { stackedRows } from '../theme/stackedRows.ts'
import { RichText } from '../ui/RichText.tsx'

type TableBlock = Extract<ShownBlock, { kind: 'table' }>

/** Ruled lines, aligned figures, row headers. */
const Figure = chakra('figure', {
  base: {
    my: { base: '8', lg: '10' },
    '& figcaption': { textStyle: 'small', mb: '3' },
    '& .scroll': { overflowX: { base: 'auto', _print: 'visible' } },
    '& table': { fontVariantNumeric: 'tabular-nums' },
    '& th, & td': {
      minW: '4.5rem',
      py: '3',
      pr: { base: '3', md: '5' },
      verticalAlign: 'baseline',
      textStyle: 'note',
    },
    '& tr > :last-child': { pr: '0' },
    '& tbody th': { fontWeight: 'semibold' },
    '& thead th': { textStyle: 'label', color: 'fg.quiet', whiteSpace: { md: 'nowrap' } },
    '& [data-side=right]': { textAlign: 'right' },
    '& [data-side=center]': { textAlign: 'center' },
    '& tr': { borderBottomWidth: '1px' },
    '& thead tr': { borderBottomWidth: '2px', borderColor: 'line.strong' },
    // On phones the row's name, and below it the other cells, each after the name of its column. So is a name that is a number.
    '&[data-words]': {
      '@media screen': {
        mdDown: {
          ...stackedRows,
          '& tbody tr': { py: '3' },
          '& td::before': { content: 'attr(data-column) ": "', color: 'fg.quiet' },
          '& th[data-column]::before': { content: 'attr(data-column) " "' },
        },
      },
    },
  },
})

/** From this number of characters on, a cell is too long for a third of a phone's width. */
const LONG = 40

const textOf = (content: readonly Inline[]) => content.filter((part) => typeof part === 'string').join('')

/**
 * A table in a scrollable container: if it is too wide, the container scrolls, by touch and by keyboard, and not the
 * page. On phones, one of words becomes a list of its rows.
 */
export function ArticleTable({ id, title, columns, rows }: TableBlock) {
  const names = columns.map(({ content }) => textOf(content))
  const hasWords =
    columns.length > 2 && rows.some(([, ...cells]) => cells.some((cell) => textOf(cell).length > LONG))
  return (
    <Figure data-words={hasWords ? '' : undefined}>
      <figcaption id={id}>{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus to be scrolled by keys. */}
      <section className="scroll" aria-labelledby={id} tabIndex={0}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map(({ align, content }, column) => {
                const key = `${column}`
                if (content.length === 0) return <td key={key} />
                return (
                  <th key={key} scope="col" data-side={align}>
                    <RichText content={content} />
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = [], ...cells]) => (
              <tr key={JSON.stringify([name, cells])}>
                <th
                  scope="row"
                  data-side={columns[0]?.align}
                  data-column={/^\d/.test(textOf(name)) ? names[0] : undefined}
                >
                  <RichText content={name} />
                </th>
                {cells.map((content, at) => {
                  const column = at + 1
                  return (
                    <td key={column} data-side={columns[column]?.align} data-column={names[column]}>
                      <RichText content={content} />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Figure>
  )
}
