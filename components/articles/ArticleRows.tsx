import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import type { ArticleCard as Card } from '#content/collections/articleCard.ts'
import type { SaveLabels } from '../saved/SaveButton.tsx'
import { ArticleCard, type ArticleCardLabels } from './ArticleCard.tsx'
import { articleCardStyles } from './articleCardStyles.ts'

const List = chakra('ul', {
  base: {
    ...articleCardStyles,
    position: 'relative',
    '& > li': { borderTopWidth: '1px', borderColor: 'line.base' },
    '& > li:last-of-type': { borderBottomWidth: '1px' },
    '& article': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: { base: '6.5rem 1fr', md: '13rem 1fr', lg: '14rem minmax(0, 1fr) 11rem' },
      gridTemplateAreas: {
        base: '"art words" "facts facts" "actions actions"',
        md: '"art words" "art facts" "art actions"',
        lg: '"art words facts" "art words actions"',
      },
      gridTemplateRows: { md: 'auto auto 1fr', lg: '1fr auto' },
      columnGap: { base: '4', md: '8' },
      py: { base: '5', md: '8' },
    },
    '& .art': { gridArea: 'art', alignSelf: 'start', aspectRatio: { base: '1', md: '16 / 10' } },
    '& .words': { gridArea: 'words', maxW: '38rem' },
    '& h3': { textStyle: 'small', fontSize: { base: '1.25rem', md: '1.5rem' } },
    '& .excerpt': { display: { base: 'none', md: 'block' } },
    '& .facts': {
      gridArea: 'facts',
      flexDirection: { lg: 'column' },
      mt: { base: '3', lg: '0' },
      pt: { lg: '0.125rem' },
    },
    '& .actions': { gridArea: 'actions', alignSelf: 'end' },
  },
})

interface ArticleRowsProps {
  cards: readonly Card[]
  labels: ArticleCardLabels
  save: SaveLabels
  /** Searched text, marked in the rows. */
  text: string
  /** The place of a card's category in the row of chips, counted from 1. */
  choiceOf: (card: Card) => number
  ref?: Ref<HTMLUListElement>
}

/** Articles as the lines of an index: picture, words, facts. */
export function ArticleRows({ cards, labels, save, text, choiceOf, ref }: ArticleRowsProps) {
  return (
    <List ref={ref}>
      {cards.map((card) => (
        <li key={card.id} data-choice={choiceOf(card)}>
          <ArticleCard card={card} labels={labels} save={save} text={text} sizes="14rem" />
        </li>
      ))}
    </List>
  )
}
