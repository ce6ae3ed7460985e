import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import type { ArticleCard as Card } from '#content/collections/articleCard.ts'
import { SaveButton, type SaveLabels } from '../saved/SaveButton.tsx'
import { ArticleCard, type ArticleCardLabels, articleCardStyles } from './ArticleCard.tsx'

const List = chakra('ul', {
  base: {
    ...articleCardStyles,
    display: 'grid',
    columnGap: { base: '8', lg: '12' },
    rowGap: '8',
    gridTemplateColumns: { md: '1fr 1fr', lg: '7fr 5fr' },
    gridTemplateRows: { lg: 'auto 1fr' },
    '&:has(> li:nth-of-type(4))': { gridTemplateRows: { lg: 'auto auto 1fr' } },
    '& article .facts': { columnGap: '3', mt: '3' },
    '& article .actions': { mt: '1' },
    // The first one is large, with up to three beside it.
    '& > li:first-of-type': {
      gridColumn: { md: '1 / -1', lg: '1' },
      gridRow: { lg: '1 / 3' },
      '&:has(~ li:nth-of-type(4))': { gridRow: { lg: '1 / 4' } },
      '&:only-of-type': { gridColumn: { lg: '1 / -1' } },
      '& .art': { aspectRatio: { base: '16 / 9', md: 'auto', lg: '16 / 9' } },
      '& .words': { mt: { base: '5', md: '0', lg: '5' } },
      '& article': {
        mdToLg: {
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          columnGap: '8',
          '& > *': { gridColumn: '2' },
          '& .art': { gridColumn: '1', gridRow: '1 / 4' },
        },
      },
      '& h3': { textStyle: 'subheading', maxW: '22ch' },
      '& .excerpt': { textStyle: 'lead', maxW: 'text', mt: '3' },
    },
    '& > li:not(:first-of-type)': {
      '& article': {
        display: 'grid',
        gridTemplateColumns: { base: '6.5rem 1fr', md: '1fr', lg: '13rem 1fr' },
        columnGap: { base: '4', lg: '6' },
        '& > *': { gridColumn: { base: '2', md: '1', lg: '2' } },
        '& .art': {
          gridColumn: '1',
          gridRow: { base: '1 / 4', md: 'auto', lg: '1 / 4' },
          alignSelf: 'start',
          aspectRatio: { base: '1', md: '16 / 9', lg: '1' },
        },
        '& .words': { mt: { md: '4', lg: '0' } },
        '& .excerpt': { textStyle: { base: 'note', md: 'body' } },
      },
    },
    '& > li:nth-of-type(n + 3)': { pt: { lg: '4' } },
  },
})

interface FeaturedArticlesProps {
  heading: string
  cards: readonly Card[]
  /** The categories of the chips, in order. */
  categories: readonly string[]
  labels: ArticleCardLabels
  save: SaveLabels
  /** Hidden rather than unmounted, so that the first and last letter of a search don't rebuild the cards. */
  hidden: boolean
}

/** The featured articles: a large one, and the others beside it. */
export function FeaturedArticles({ heading, hidden, ...list }: FeaturedArticlesProps) {
  return (
    <section className="featured" aria-labelledby="featured" hidden={hidden}>
      <h2 id="featured">{heading}</h2>
      <Cards {...list} />
    </section>
  )
}

const Cards = memo(function Cards({
  cards,
  categories,
  labels,
  save,
}: Omit<FeaturedArticlesProps, 'heading' | 'hidden'>) {
  return (
    <List>
      {cards.map((card, position) => (
        <li key={card.id} data-choice={categories.indexOf(card.category) + 1}>
          <ArticleCard
            card={card}
            labels={labels}
            sizes="(min-width: 64rem) 40rem, 100vw"
            leads={position === 0}
          >
            <SaveButton kind="articles" id={card.id} title={card.title} labels={save} look="icon" />
          </ArticleCard>
        </li>
      ))}
    </List>
  )
})
