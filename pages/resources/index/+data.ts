import { type ArticleCard, articleCard } from '#content/collections/articleCard.ts'
import { articles } from '#content/collections/articles.ts'
import { type ArticleCategory, CAROUSEL_CATEGORIES } from '#content/schema/article.ts'

export interface Data {
  cards: ArticleCard[]
  categories: readonly ArticleCategory[]
  /** How many articles only the listing shows, by category. */
  more: Record<string, number>
}

/** The articles of the carousel, its categories, and what the listing has beyond them. */
export function data(): Data {
  const all = articles.list()
  const more: Record<string, number> = {}
  for (const { category, shownIn } of all)
    if (shownIn.includes('listing') && !shownIn.includes('carousel'))
      more[category] = (more[category] ?? 0) + 1
  const shown = all.filter(({ shownIn }) => shownIn.includes('carousel'))
  return { cards: shown.map(articleCard), categories: CAROUSEL_CATEGORIES, more }
}
