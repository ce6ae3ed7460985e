import { chakra } from '@chakra-ui/react'

const List = chakra('dl', {
  base: {
    display: { base: 'grid', sm: 'flex' },
    gridTemplateColumns: '1fr 1fr',
    flexWrap: 'wrap',
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
})

/** Key facts of an offer in one line, for its hero. */
export function FactLine({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <List>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}
