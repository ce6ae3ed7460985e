import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import type { ArticleCard as Card } from '#content/collections/cards.ts'
import { SaveButton } from '../saved/SaveButton.tsx'
import { enlarged } from '../theme/enlarged.ts'
import { ArticleCard, articleCardStyles } from './ArticleCard.tsx'

/** Articles as a list of rows with picture, text and actions. Contains `ArticleRow`s. */
export const ArticleRows = chakra('ul', {
  base: {
    ...articleCardStyles,
    // Unchanged rows aren't laid out and painted again while others come and go. The padding leaves room for focus
    // rings.
    '& > li': { contain: 'content', mx: '-5', px: '5', py: { base: '2', md: '3' } },
    '& > li > article': {
      display: 'grid',
      gridTemplateColumns: {
        base: '6.5rem minmax(0, 1fr)',
        md: '14rem minmax(0, 1fr)',
      },
      gridTemplateAreas: {
        base: '"art category" "art title" "excerpt excerpt" "facts facts" "actions actions"',
        md: '"art words" "art facts" "art actions"',
      },
      gridTemplateRows: { base: 'auto 1fr', md: 'auto auto 1fr' },
      columnGap: { base: '4', md: '8', xl: '6' },
      py: '3',
    },
    '& article .art': { gridArea: 'art', alignSelf: 'start', aspectRatio: { base: '1', md: '16 / 10' } },
    '& article .words': { gridArea: 'words' },
    // On phones, only the title is beside the picture.
    mdDown: {
      '& article .words': { display: 'contents' },
      '& .category': { gridArea: 'category' },
      '& h3': { gridArea: 'title' },
      '& .excerpt': { gridArea: 'excerpt' },
    },
    // On wide screens in two columns, except for the featured ones.
    '&:not([data-featured])': {
      xl: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '12' },
      '& > li > article': { gridTemplateColumns: { xl: '11rem minmax(0, 1fr)' } },
    },
    '& article h3': { textWrap: { base: 'pretty', md: 'balance' } },
    '& article .excerpt': { textStyle: { base: 'note', md: 'body' }, maxW: 'text' },
    '& article .facts': {
      gridArea: 'facts',
      columnGap: { base: '3', md: '4' },
      mt: '2',
    },
    '& article .actions': {
      gridArea: 'actions',
      alignSelf: 'start',
      justifyContent: 'start',
      columnGap: { base: '2', md: '6' },
    },
    // Below the large one in pairs; a last one alone is a row.
    '&[data-featured]': { md: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '8' } },
    '&[data-featured] > li:first-of-type, &[data-featured] > li:nth-of-type(even):last-of-type': {
      gridColumn: '1 / -1',
    },
    '&[data-featured] > li:not(:first-of-type, :nth-of-type(even):last-of-type) > article': {
      md: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateAreas: '"art" "words" "facts" "actions"',
        gridTemplateRows: 'auto 1fr auto auto',
        rowGap: '2',
        height: '100%',
      },
    },
    '&[data-featured] > li:first-of-type': {
      '& > article': {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: '7fr 5fr' },
        gridTemplateAreas: {
          base: '"art" "words" "facts" "actions"',
          md: '"art words" "art facts" "art actions"',
        },
        columnGap: { lg: '12' },
      },
      '& .art': {
        aspectRatio: { base: '16 / 9', mdToLg: 'auto' },
        alignSelf: { mdToLg: 'stretch' },
        mb: { base: '4', md: '0' },
      },
      '& article .words': { display: 'block' },
      '& .actions': { mt: { md: '4' } },
      '& h3': { textStyle: 'subheading' },
      '& .excerpt': { textStyle: 'lead' },
    },
    [enlarged]: {
      '& > li > article': { display: 'block !important' },
      '& article .art': { aspectRatio: '16 / 10', mb: '2' },
    },
  },
})

interface ArticleRowProps {
  card: Card
  /** Searched text to highlight. */
  text: string
  /** Position of the card's category among the chips, from 1. */
  choice: number
  sizes?: string
  leads?: boolean
}

/** A row of `ArticleRows`. */
export const ArticleRow = memo(function ArticleRow(props: ArticleRowProps) {
  const { card, text, choice, sizes = '14rem', leads } = props
  return (
    <li data-choice={choice}>
      <ArticleCard card={card} text={text} sizes={sizes} leads={leads}>
        <SaveButton kind="articles" id={card.id} title={card.title} look="icon" />
      </ArticleCard>
    </li>
  )
})

interface FeaturedArticlesProps {
  heading: string
  cards: readonly Card[]
  /** The categories of the chips, in order. */
  categories: readonly string[]
  /** Hidden rather than unmounted, so that the first and last letter of a search don't rebuild the cards. */
  hidden: boolean
}

/** The featured articles: a large one, and the others in pairs, on phones as rows. */
export const FeaturedArticles = memo(function FeaturedArticles(props: FeaturedArticlesProps) {
  const { heading, cards, categories, hidden } = props
  return (
    <section className="featured" aria-labelledby="featured" hidden={hidden}>
      <h2 id="featured">{heading}</h2>
      <ArticleRows data-featured="">
        {cards.map((card, position) => (
          <ArticleRow
            key={card.id}
            card={card}
            choice={categories.indexOf(card.category) + 1}
            text=""
            sizes={position === 0 ? '(min-width: 64rem) 44rem, 100vw' : '(min-width: 48rem) 50vw, 6.5rem'}
            leads={position === 0}
          />
        ))}
      </ArticleRows>
    </section>
  )
})
