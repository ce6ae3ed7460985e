import type { ArticleCategory } from '#content/schema/article.ts'
import type { ArticleFilters } from './articleFilters.ts'

interface Card {
  id: string
  category: ArticleCategory
  tags: readonly string[]
  listed: boolean
}

/**
 * Whether an article satisfies the filters beside the text (specification, point 5). Text and category choose among the
 * articles of the listing; a tag and what was saved reach the others too, since their cards and pages lead here.
 * @param savedIds what the visitor has saved
 */
export const isArticleWanted = (
  card: Card,
  { category, tag, saved }: Omit<ArticleFilters, 'text'>,
  savedIds: readonly string[],
): boolean =>
  (card.listed || tag !== null || saved) &&
  (category === null || card.category === category) &&
  (tag === null || card.tags.includes(tag)) &&
  (!saved || savedIds.includes(card.id))

/**
 * The articles that satisfy all filters, in their order.
 * @param cards those that the text was found in, or all when there is none
 */
export const filterArticles = <Shown extends Card>(
  cards: readonly Shown[],
  filters: Omit<ArticleFilters, 'text'>,
  savedIds: readonly string[],
): Shown[] => cards.filter((card) => isArticleWanted(card, filters, savedIds))
