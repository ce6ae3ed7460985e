import type { ArticleCategory } from '#content/schema/article.ts'
import { coverArt } from './coverArt.ts'
import { sourceArt } from './sourceArt.ts'

/**
 * Functions that draw the picture of each article, 1200 x 675, by id: `content/art/articles/<id>.svg`, or a cover of its
 * category.
 * @param articles oldest first, so that a new article doesn't change the pictures of the others
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
