import { chakra } from '@chakra-ui/react'
import { stackEnlarged } from '../../theme/enlarged.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'

const List = chakra('dl', {
  base: {
    display: 'grid',
    justifyContent: { sm: 'start' },
    columnGap: { base: '5', sm: '8' },
    rowGap: '4',
    maxW: '34rem',
    mt: '8',
    pt: '5',
    borderTopWidth: '1px',
    borderColor: 'line.base',
    '& dt': { textStyle: 'fine', color: 'fg.quiet' },
    '& dd': { textStyle: 'label' },
  },
  variants: {
    columns: {
      2: { gridTemplateColumns: { base: '1fr 1fr', sm: 'repeat(2, auto)' }, ...stackEnlarged },
      3: { gridTemplateColumns: { base: '1fr 1fr', sm: 'repeat(3, auto)' }, ...stackEnlarged },
    },
  },
})

/** Key facts of an offer, for its hero: up to three on one line, more on two of equal length. */
export function FactLine({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <List columns={facts.length === 3 || facts.length > 4 ? 3 : 2}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{keepTogether(value)}</dd>
        </div>
      ))}
    </List>
  )
}
