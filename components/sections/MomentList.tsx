import { chakra } from '@chakra-ui/react'
import type { Moment } from '#content/schema/program.ts'

const List = chakra('ol', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: '8',
    md: { gridTemplateColumns: '1fr 1fr' },
    _print: { gridTemplateColumns: '1fr 1fr' },
    lg: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
    '& > li': { pt: '4', borderTopWidth: '3px', borderColor: 'line.strong' },
    '& > li:last-of-type': { borderColor: 'coral.500' },
    '& h3': { textStyle: 'heading', color: 'fg.accent' },
    '& p': { textStyle: 'body', textWrap: 'pretty', mt: { base: '2', lg: '4' } },
  },
})

/** What people do in particular weeks, side by side; the last one, for which the others were done, stands out. */
export function MomentList({ moments }: { moments: readonly Moment[] }) {
  return (
    <List>
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
