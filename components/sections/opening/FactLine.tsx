import { chakra } from '@chakra-ui/react'
import { stackEnlarged } from '../../theme/enlarged.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'

const List = chakra('dl', {
  base: {
    display: 'grid',
    columnGap: { base: '5', sm: '8' },
    '& dt': { color: 'fg.quiet' },
  },
  variants: {
    columns: { 2: { '--columns': 2 }, 3: { '--columns': 3 } },
    size: {
      /** In a hero. */
      small: {
        gridTemplateColumns: { lg: 'repeat(var(--columns), auto)' },
        rowGap: { base: '1', lg: '4' },
        lgDown: {
          '& > div': {
            display: 'grid',
            gridTemplateColumns: '7rem 1fr',
            ...stackEnlarged,
            alignItems: 'baseline',
          },
        },
        _print: { gridTemplateColumns: 'repeat(var(--columns), auto)', '& > div': { display: 'block' } },
        maxW: '34rem',
        mt: { base: '6', md: '8' },
        pt: '5',
        borderTopWidth: '1px',
        borderColor: 'line.base',
        '& dt': { textStyle: 'fine' },
        '& dd': { textStyle: 'label' },
      },
      /** As the content of a section. */
      large: {
        gridTemplateColumns: { base: '1fr', sm: 'repeat(var(--columns), auto)' },
        rowGap: { base: '4', md: '6' },
        mb: { base: '8', lg: '10' },
        '& dt': { textStyle: 'note' },
        '& dd': { textStyle: 'subheading', color: 'fg.accent' },
      },
    },
  },
})

interface FactLineProps {
  facts: readonly { label: string; value: string }[]
  size?: 'small' | 'large'
}

/** Key facts: up to three on one line, more on two equal lines; in a hero a line each where it is narrow. */
export function FactLine({ facts, size = 'small' }: FactLineProps) {
  return (
    <List size={size} columns={facts.length === 3 || facts.length > 4 ? 3 : 2}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{keepTogether(value)}</dd>
        </div>
      ))}
    </List>
  )
}
