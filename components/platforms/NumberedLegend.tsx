import { chakra } from '@chakra-ui/react'
import { PanelNumber } from './PanelNumber.tsx'

const List = chakra('ol', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: '6',
    gridTemplateColumns: { md: '1fr 1fr', lg: 'repeat(4, 1fr)' },
    mt: { base: '8', lg: '10' },
    '& h3': { display: 'grid', justifyItems: 'start', gap: '2', textStyle: 'small', pb: '2' },
    '& p': { textStyle: 'note', textWrap: 'pretty', color: 'fg.quiet' },
  },
})

/** Explains the numbers in an illustration. */
export function NumberedLegend({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <List>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <h3>
            <PanelNumber aria-hidden="true">{index + 1}</PanelNumber>
            {title}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}
