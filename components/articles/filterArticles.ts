import type { ArticleCategory } from '#content/schema/article.ts'
import type { ArticleFilters } from './articleFilters.ts'

interface Card {
  id: string
  category: ArticleCategory
  tags: readonly string[]
  listed: boolean
}

/**
 * The articles that satisfy all filters, in their order (specification, point 5). Text and category choose among the
 * articles of the listing; a tag and what was saved reach the others too, since their cards and pages lead here.
 * @param found ids that the text was found in; undefined when there is no text
 * @param savedIds what the visitor has saved
 */
export const filterArticles = <Shown extends Card>(
  cards: readonly Shown[],
  found: ReadonlySet<string> | undefined,
  { category, tag, saved }: ArticleFilters,
  savedIds: readonly string[],
): Shown[] =>
  cards.filter(
    (card) =>
      (card.listed || tag !== null || saved) &&
      (!found || found.has(card.id)) &&
      (category === null || card.category === category) &&
      (tag === null || card.tags.includes(tag)) &&
      (!saved || savedIds.includes(card.id)),
  )
