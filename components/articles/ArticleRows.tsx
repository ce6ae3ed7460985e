import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import type { ArticleCard as Card } from '#content/collections/cards.ts'
import { SaveButton } from '../saved/SaveButton.tsx'
import { choiceSlug } from '../search/list/filters.ts'
import { enlarged } from '../theme/enlarged.ts'
import { ArticleCard, articleCardStyles } from './ArticleCard.tsx'

/** Articles as a ruled list of rows with picture, text and actions. Contains `ArticleRow`s. */
export const ArticleRows = chakra('ul', {
  base: {
    ...articleCardStyles,
    // Unchanged rows aren't laid out and painted again while others come and go. The padding leaves room for focus
    // rings.
    '& > li': {
      contain: 'content',
      mx: { base: '-5', _print: '0' },
      px: { base: '5', _print: '0' },
      py: '4',
    },
    '& > li + li::before': { content: '""', display: 'block', borderTopWidth: '1px', mt: '-4', mb: '4' },
    '& > li > article': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr) 5rem',
        md: '13rem minmax(0, 1fr)',
        lg: '13rem minmax(0, 1fr) 13rem',
        xl: '13rem minmax(0, 1fr) 18rem',
      },
      gridTemplateAreas: {
        base: '"words art" "facts facts" "actions actions"',
        md: '"art words" "art facts" "art actions"',
        lg: '"art words facts" "art words actions"',
      },
      gridTemplateRows: { base: 'auto auto 1fr', lg: 'auto 1fr' },
      columnGap: { base: '3', md: '6', lg: '8' },
    },
    '& article .art': { gridArea: 'art', aspectRatio: '16 / 10' },
    '& article .words': { gridArea: 'words' },
    // On phones, a row is its title: the lead is shown where it holds what is searched for.
    mdDown: { '& .excerpt:not(:has(mark))': { display: 'none' } },
    '& article .facts': { gridArea: 'facts', mt: { base: '2', lg: '0' } },
    '& article .actions': { gridArea: 'actions', alignSelf: 'start', mb: '-2' },
    // Featured: the first is large, on wide screens beside the others.
    '&[data-featured]': {
      lg: { display: 'grid', gridTemplateColumns: '7fr 5fr', columnGap: '12' },
      '& > li > article': {
        gridTemplateColumns: { lg: '30% minmax(0, 1fr)' },
        gridTemplateAreas: { lg: '"art words" "art facts" "art actions"' },
        gridTemplateRows: { lg: 'auto auto 1fr' },
      },
      '& article .facts': { mt: '2' },
      '& > li:nth-of-type(2)::before': { display: { lg: 'none' } },
    },
    '&[data-featured] > li:first-of-type': {
      // Beside all others, however many there are.
      gridRow: '1 / span 9',
      '& > article': { '@media screen': { display: 'block' } },
      '& .art': { aspectRatio: '16 / 9', mb: '4' },
      '& h3': { textStyle: 'subheading' },
      '& .excerpt': { display: 'block', textStyle: 'lead' },
    },
    [enlarged]: {
      '& > li > article': { display: 'block !important' },
      '& article .art': { mb: '2' },
    },
  },
})

interface ArticleRowProps {
  card: Card
  /** Searched text to highlight. */
  text: string
  sizes?: string | undefined
  leads?: boolean
}

/** A row of `ArticleRows`. */
export const ArticleRow = memo(function ArticleRow(props: ArticleRowProps) {
  const { card, text, sizes = '13rem', leads } = props
  return (
    <li data-category={choiceSlug(card.category)}>
      <ArticleCard card={card} text={text} sizes={sizes} leads={leads}>
        <SaveButton kind="articles" id={card.id} title={card.title} look="icon" />
      </ArticleCard>
    </li>
  )
})

interface FeaturedArticlesProps {
  heading: string
  cards: readonly Card[]
  /** Hidden rather than unmounted, so that the first and last letter of a search don't rebuild the cards. */
  hidden: boolean
}

/** The featured articles: a large one, and the others as rows. */
export const FeaturedArticles = memo(function FeaturedArticles(props: FeaturedArticlesProps) {
  const { heading, cards, hidden } = props
  return (
    <section className="featured" aria-labelledby="featured" hidden={hidden}>
      <h2 id="featured">{heading}</h2>
      <ArticleRows data-featured="">
        {cards.map((card, position) => (
          <ArticleRow
            key={card.id}
            card={card}
            text=""
            sizes={position === 0 ? '(min-width: 64rem) 44rem, 100vw' : undefined}
            leads={position === 0}
          />
        ))}
      </ArticleRows>
    </section>
  )
})
