import { chakra } from '@chakra-ui/react'
import { labeled } from '../../theme/labeled.ts'
import { FactList } from '../../ui/FactList.tsx'

const List = chakra(FactList, {
  base: {
    display: 'grid',
    // On paper, on the columns of the points below.
    gridTemplateColumns: { _print: 'repeat(3, 1fr)' },
    columnGap: { base: '5', sm: '8', xl: '6', _print: '8' },
    rowGap: { base: '1', lg: '4', _print: '3' },
    lgDown: { '& > div': labeled('7rem') },
    // The last of five takes the rest of its line.
    lg: { '& > div:nth-of-type(5):last-of-type': { gridColumn: 'span 2' } },
    maxW: { base: '34rem', xl: '44rem', _print: 'none' },
    mt: { base: '6', md: '8' },
    pt: '5',
    borderTopWidth: '1px',
    '& dt': { textStyle: 'caption' },
    '& dd': { textStyle: 'label' },
  },
})

interface FactLineProps {
  facts: readonly { label: string; value: string }[]
}

/** Key facts of a hero: up to three on one line, more on two equal lines, a line each where it is narrow. */
export function FactLine({ facts }: FactLineProps) {
  const columns = facts.length === 3 || facts.length > 4 ? 3 : 2
  return <List facts={facts} gridTemplateColumns={{ lg: `repeat(${columns}, auto)` }} />
}
