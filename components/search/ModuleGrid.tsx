import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import type { ModuleCard as Card } from '#content/collections/moduleCard.ts'
import { type CardLabels, ModuleCard } from './ModuleCard.tsx'
import { moduleCardStyles } from './moduleCardStyles.ts'

const List = chakra('ul', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' },
    columnGap: '6',
    rowGap: { md: '10' },
    '& > li': { display: 'grid' },
    ...moduleCardStyles,
  },
})

interface ModuleGridProps {
  cards: readonly Card[]
  labels: CardLabels
  /** Searched text, marked in the cards. */
  text?: string
  ref?: Ref<HTMLUListElement>
}

/** Cards of modules: three in a row on large screens, two on tablets, a list with small pictures on phones. */
export function ModuleGrid({ cards, labels, text, ref }: ModuleGridProps) {
  return (
    <List ref={ref}>
      {cards.map((card) => (
        <li key={card.slug}>
          <ModuleCard card={card} labels={labels} text={text} />
        </li>
      ))}
    </List>
  )
}
