import { chakra } from '@chakra-ui/react'
import { stackEnlarged } from '../../theme/enlarged.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', sm: 'repeat(var(--columns), auto)' },
    ...stackEnlarged,
    columnGap: { base: '5', sm: '8' },
    rowGap: '4',
    maxW: '34rem',
    mt: { base: '6', md: '8' },
    pt: '5',
    borderTopWidth: '1px',
    borderColor: 'line.base',
    '& dt': { textStyle: 'fine', color: 'fg.quiet' },
    '& dd': { textStyle: 'label' },
  },
  variants: { columns: { 2: { '--columns': 2 }, 3: { '--columns': 3 } } },
})

/** Key facts in a hero: up to three on one line, more on two equal lines. */
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
