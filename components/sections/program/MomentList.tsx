import { chakra } from '@chakra-ui/react'
import type { Moment } from '#content/schema/program.ts'
import { noteHead } from '../../theme/noteHead.ts'

const List = chakra('ol', {
  base: {
    display: 'grid',
    columnGap: '8',
    '& h3': { textStyle: 'small', color: 'fg.accent' },
    '& p': { textStyle: 'note', textWrap: 'pretty', mt: '1' },
  },
  variants: {
    layout: {
      /** Side by side; the last one, for which the others were done, stands out. */
      row: {
        rowGap: '8',
        md: { gridTemplateColumns: '1fr 1fr' },
        _print: { gridTemplateColumns: '1fr 1fr' },
        lg: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
        '& > li': { pt: '3', borderTopWidth: '3px', borderColor: 'line.strong' },
      },
      /** Down a stem, beside something tall. */
      column: {
        rowGap: '5',
        _print: { gridTemplateColumns: '1fr 1fr', rowGap: '3' },
        borderLeftWidth: '3px',
        borderColor: 'line.strong',
        '& > li': {
          position: 'relative',
          pl: '6',
          _before: {
            ...noteHead('0.9375rem', 'line.strong'),
            left: '-0.5625rem',
            top: '0.35rem',
          },
        },
      },
    },
  },
})

interface MomentListProps {
  moments: readonly Moment[]
  layout: 'row' | 'column'
}

/** What people do in particular weeks. */
export function MomentList({ moments, layout }: MomentListProps) {
  return (
    <List layout={layout}>
      {moments.map(({ when, who, text }) => (
        <li key={`${when} ${who}`}>
          <h3>{when}</h3>
          <p>
            <strong>{who}</strong> {text}
          </p>
        </li>
      ))}
    </List>
  )
}
