import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import type { Moment } from '#content/schema/program.ts'
import { noteHead } from '../../theme/noteHead.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'

const stem: SystemStyleObject = {
  borderLeftWidth: '3px',
  borderColor: 'line.strong',
  '& > li': {
    position: 'relative',
    pl: '6',
    _before: { ...noteHead('0.9375rem', 'line.strong'), left: '-0.5625rem', top: '0.35rem' },
  },
}

const inColumns: SystemStyleObject = {
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  '& > li': { pt: '3', borderTopWidth: '3px', borderColor: 'line.strong' },
}

const List = chakra('ol', {
  base: {
    display: 'grid',
    columnGap: '8',
    breakInside: 'avoid',
    '& h3': { textStyle: 'small', color: 'fg.accent' },
    '& p': { textStyle: 'note', textWrap: 'pretty', mt: '1' },
  },
  variants: {
    layout: {
      /** Side by side. */
      row: {
        rowGap: '8',
        md: inColumns,
        _print: inColumns,
        '& > li': { pt: '3', borderTopWidth: '3px', borderColor: 'line.strong' },
      },
      /** Along a vertical stem beside a tall element; side by side on tablets, where that element is below. */
      column: {
        rowGap: '5',
        mdToLg: inColumns,
        _print: inColumns,
        '@media screen and (max-width: 47.99rem)': stem,
        lg: stem,
      },
    },
  },
})

interface MomentListProps {
  moments: readonly Moment[]
  layout: 'row' | 'column'
}

/** Scenes from particular weeks. */
export function MomentList({ moments, layout }: MomentListProps) {
  return (
    <List layout={layout}>
      {moments.map(({ when, who, text }) => (
        <li key={`${when} ${who}`}>
          <h3>{when}</h3>
          <p>
            <strong>{who}</strong> {keepTogether(text)}
          </p>
        </li>
      ))}
    </List>
  )
}
