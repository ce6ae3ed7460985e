import type { ArticleCategory } from '#content/schema/article.ts'
import { coverArt } from './coverArt.ts'
import { sourceArt } from './sourceArt.ts'

/**
 * What draws the picture of every article, 1200 x 675, by id: `content/art/articles/<id>.svg`, or a cover of its category.
 * @param articles the oldest first: a new article then leaves the pictures of the others as they are.
 */
export function articleArt(articles: readonly { id: string; category: ArticleCategory }[]) {
  const places = new Map<ArticleCategory, number>()
  return new Map(
    articles.map(({ id, category }): [string, () => string] => {
      const place = places.get(category) ?? 0
      places.set(category, place + 1)
      return [id, () => sourceArt(`articles/${id}`, 1200, 675)?.svg ?? coverArt(id, category, place)]
    }),
  )
}
