import { chakra } from '@chakra-ui/react'
import type { Moment } from '#content/schema/program.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'

const List = chakra('ol', {
  base: {
    display: 'grid',
    '* + &': { mt: '8' },
    columnGap: '8',
    rowGap: { base: '3', lg: '5', _print: '2' },
    gridTemplateColumns: {
      base: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
      // Three on a tablet.
      mdToLg: 'repeat(auto-fit, minmax(12rem, 1fr))',
    },
    '& h3': { textStyle: 'accent' },
    '& p': { textStyle: { base: 'note', lg: 'body' }, maxW: 'text' },
    _print: { '& :is(h3, p)': { display: 'inline' }, '& h3': { mr: '2' } },
  },
})

/** Scenes from particular weeks or months, as many side by side as have room. */
export function MomentList({ moments }: { moments: readonly Moment[] }) {
  return (
    <List>
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
