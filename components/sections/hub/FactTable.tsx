import { chakra } from '@chakra-ui/react'

const List = chakra('dl', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'line.base',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { sm: '9rem 1fr', lg: '10rem 1fr' },
      columnGap: '6',
      py: '4',
      borderTopWidth: '1px',
      borderColor: 'line.base',
    },
    '& dt': { textStyle: 'label', pt: '0.125rem' },
    '& dd': { textStyle: 'note', textWrap: 'pretty' },
  },
})

interface FactTableProps {
  items: readonly { label: string; text: string }[]
}

/** Terms with their explanations, one per row. */
export function FactTable({ items }: FactTableProps) {
  return (
    <List>
      {items.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </List>
  )
}
