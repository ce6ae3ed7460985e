import { chakra } from '@chakra-ui/react'
import type { Benefit } from '#content/schema/program.ts'
import { Icon } from '../ui/Icon.tsx'

const List = chakra('ul', {
  base: {
    '& li': {
      display: 'grid',
      gridTemplateColumns: '2.75rem 1fr',
      alignItems: 'center',
      py: '4',
      borderTopWidth: '1px',
      borderColor: 'line.base',
      textStyle: 'strong',
      fontWeight: 'medium',
      textWrap: 'pretty',
    },
    '& svg': { color: 'fg.warm' },
  },
  variants: {
    columns: {
      1: {},
      2: { display: { md: 'grid' }, gridTemplateColumns: '1fr 1fr', columnGap: '8' },
    },
  },
})

interface BenefitListProps {
  benefits: readonly Benefit[]
  columns?: 1 | 2
}

/** What someone gets, item by item, each with its icon. */
export function BenefitList({ benefits, columns = 1 }: BenefitListProps) {
  return (
    <List columns={columns}>
      {benefits.map(({ text, icon }) => (
        <li key={text}>
          <Icon name={icon} size={26} />
          {text}
        </li>
      ))}
    </List>
  )
}
