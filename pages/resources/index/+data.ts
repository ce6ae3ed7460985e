import { articles } from '#content/collections/articles.ts'
import { type ArticleCard, articleCard } from '#content/collections/cards.ts'
import { type ArticleCategory, CAROUSEL_CATEGORIES } from '#content/schema/article.ts'

export interface Data {
  cards: ArticleCard[]
  categories: readonly ArticleCategory[]
}

/** The articles of the carousel and its categories. */
export function data(): Data {
  const shown = articles.list().filter(({ shownIn }) => shownIn.includes('carousel'))
  return { cards: shown.map(articleCard), categories: CAROUSEL_CATEGORIES }
}
