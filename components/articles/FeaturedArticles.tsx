import { memo } from 'react'
import type { ArticleCard as Card } from '#content/collections/cards.ts'
import type { ArticleCardLabels } from '#content/schema/pages/lists.ts'
import type { SaveLabels } from '../saved/SaveButton.tsx'
import { ArticleRow, ArticleRows } from './ArticleRows.tsx'

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

/** The featured articles: a large one, and the others as rows. */
export const FeaturedArticles = memo(function FeaturedArticles(props: FeaturedArticlesProps) {
  const { heading, cards, categories, labels, save, hidden } = props
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
            labels={labels}
            save={save}
            sizes={position === 0 ? '(min-width: 64rem) 44rem, 100vw' : '14rem'}
            leads={position === 0}
          />
        ))}
      </ArticleRows>
    </section>
  )
})
