import { articles } from '#content/collections/articles.ts'
import { type ArticleCard, articleCard } from '#content/collections/cards.ts'
import { resources } from '#content/resources.ts'
import { type ArticleCategory, CAROUSEL_CATEGORIES } from '#content/schema/article.ts'

export interface Data {
  cards: ArticleCard[]
  categories: readonly ArticleCategory[]
}

/** The articles of the carousel and its categories. Those that the section above it shows come last. */
export function data(): Data {
  const above = resources.desk.items.map(({ link }) => link?.href)
  const cards = articles
    .list()
    .filter(({ shownIn }) => shownIn.includes('carousel'))
    .map(articleCard)
    .sort((a, b) => Number(above.includes(a.href)) - Number(above.includes(b.href)))
  return { cards, categories: CAROUSEL_CATEGORIES }
}
