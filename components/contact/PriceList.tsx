import { chakra } from '@chakra-ui/react'
import { onPaper, Stack } from '../paper/sheet.ts'
import { keepTogether } from '../ui/keepTogether.tsx'

const List = chakra('dl', {
  base: {
    ...onPaper,
    display: 'grid',
    gridTemplateColumns: { md: '1fr 1fr', lg: '1fr' },
    columnGap: '10',
    px: { base: '5', md: '8' },
    py: { base: '3', md: '5' },
    borderWidth: '1px',
    borderColor: 'sand.2',
    '& > div': { py: '3' },
    '& > div + div': { borderTopWidth: { base: '1px', mdToLg: '0' } },
    '& dt': { textStyle: 'aside' },
    '& dd': { textStyle: 'small', color: 'fg.accent' },
  },
})

interface PriceListProps {
  prices: readonly { label: string; value: string }[]
}

/** What typical engagements cost, on a sheet of paper. */
export function PriceList({ prices }: PriceListProps) {
  return (
    <Stack form="letter">
      <List>
        {prices.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{keepTogether(value)}</dd>
          </div>
        ))}
      </List>
    </Stack>
  )
}
