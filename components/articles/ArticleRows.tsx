import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import type { ArticleCard as Card } from '#content/collections/articleCard.ts'
import { SaveButton, type SaveLabels } from '../saved/SaveButton.tsx'
import { enlarged } from '../theme/enlarged.ts'
import { ArticleCard, type ArticleCardLabels } from './ArticleCard.tsx'
import { articleCardStyles } from './articleCardStyles.ts'

const line = { content: '""', display: 'block', borderTopWidth: '1px', borderColor: 'line.base' }

/** Articles as a list of rows with picture, text and facts. Contains `ArticleRow`s. */
export const ArticleRows = chakra('ul', {
  base: {
    ...articleCardStyles,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Unchanged rows aren't laid out and painted again while others come and go. The padding leaves room for focus
    // rings.
    '& > li': {
      contain: 'content',
      mx: '-5',
      px: '5',
      _before: { ...line, mb: '2' },
      pb: '2',
      _last: { pb: '0', _after: { ...line, mt: '2' } },
    },
    '& > li > article': {
      display: 'grid',
      gridTemplateColumns: { base: '6.5rem 1fr', md: '13rem 1fr', lg: '14rem minmax(0, 1fr) 11rem' },
      gridTemplateAreas: {
        base: '"art category" "art title" "excerpt excerpt" "facts facts" "actions actions"',
        md: '"art words" "art facts" "art actions"',
        lg: '"art words facts" "art words actions"',
      },
      gridTemplateRows: { base: 'auto 1fr', md: 'auto auto 1fr', lg: '1fr auto' },
      columnGap: { base: '4', md: '8' },
      py: { base: '4', md: '6' },
    },
    '& > li > article::before': { inset: '0 -0.75rem' },
    '& article .art': {
      gridArea: 'art',
      alignSelf: 'start',
      aspectRatio: { base: '1', md: '16 / 10' },
    },
    '& article .words': { display: { base: 'contents', md: 'block' }, gridArea: 'words', maxW: 'text' },
    '& article .category': { gridArea: { base: 'category', md: 'auto' } },
    '& article h3': { gridArea: { base: 'title', md: 'auto' }, fontSize: { base: '1.25rem', md: '1.5rem' } },
    '& article .excerpt': { gridArea: { base: 'excerpt', md: 'auto' }, mt: { base: '3', md: '2' } },
    '& article .facts': {
      gridArea: 'facts',
      flexDirection: { lg: 'column' },
      mt: { base: '3', lg: '0' },
      pt: { lg: '0.125rem' },
    },
    '& article .actions': { gridArea: 'actions', alignSelf: 'end' },
    [enlarged]: {
      '& > li > article': { display: 'block' },
      '& article .art': { aspectRatio: '16 / 10', mb: '2' },
    },
  },
})

interface ArticleRowProps {
  card: Card
  labels: ArticleCardLabels
  save: SaveLabels
  /** Searched text to highlight. */
  text: string
  /** Position of the card's category among the chips, from 1. */
  choice: number
}

/** A row of `ArticleRows`. */
export const ArticleRow = memo(function ArticleRow({ card, labels, save, text, choice }: ArticleRowProps) {
  return (
    <li data-choice={choice}>
      <ArticleCard card={card} labels={labels} text={text} sizes="14rem">
        <SaveButton kind="articles" id={card.id} title={card.title} labels={save} look="icon" />
      </ArticleCard>
    </li>
  )
})
