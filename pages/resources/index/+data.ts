import { articles } from '#content/collections/articles.ts'
import { articleCard } from '#content/collections/cards.ts'
import { resources } from '#content/resources.ts'
import { CAROUSEL_CATEGORIES } from '#content/schema/articleCategories.ts'

export type Data = ReturnType<typeof data>

/** The articles of the carousel and its categories. Those that the section above it shows come last. */
export function data() {
  const above = resources.onYourDesk.items.map(({ link }) => link?.href)
  const cards = articles
    .list()
    .filter(({ shownIn }) => shownIn.includes('carousel'))
    .map(articleCard)
    .sort((a, b) => Number(above.includes(a.href)) - Number(above.includes(b.href)))
  return { cards, categories: CAROUSEL_CATEGORIES }
}
