import { chakra } from '@chakra-ui/react'

const List = chakra('ul', {
  base: { pl: '1.125em', listStyle: '"–  " outside', '& li + li': { mt: { base: '1', md: '2' } } },
})

/** Short entries, each after a dash. */
export const DashList = ({ items }: { items: readonly string[] }) => (
  <List>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </List>
)
