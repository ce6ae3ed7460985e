import { chakra } from '@chakra-ui/react'
import type { Moment } from '#content/schema/program.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'

const List = chakra('ol', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: { base: '3', lg: '5' },
    breakInside: 'avoid',
    breakBefore: 'avoid',
    gridAutoFlow: { md: 'column', _print: 'column' },
    gridAutoColumns: '1fr',
    '& h3': { textStyle: 'accent' },
    '& p': { textStyle: { base: 'note', md: 'body' }, maxW: 'text' },
  },
  variants: { isNarrow: { true: { lg: { gridAutoFlow: 'row' } } } },
})

interface MomentListProps {
  moments: readonly Moment[]
  /** Below one another, in a column of a wide window. */
  isNarrow?: boolean
}

/** Scenes from particular weeks or months, side by side. */
export function MomentList({ moments, isNarrow = false }: MomentListProps) {
  return (
    <List isNarrow={isNarrow}>
      {moments.map(({ when, who, text }) => (
        <li key={`${when} ${who}`}>
          <h3>{when}</h3>
          <p>
            {who && <strong>{who} </strong>}
            {keepTogether(text)}
          </p>
        </li>
      ))}
    </List>
  )
}
