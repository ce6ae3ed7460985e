import type { ArticleFacts } from '../schema/article.ts'
import { relatedArticles } from './relatedArticles.ts'

/** Number of articles, which fill a row. */
const ROW = 2

/** The articles to read next: those that follow in the list, wrapping around at the end, without the related articles. */
export function nextArticles(
  article: Pick<ArticleFacts, 'id' | 'category'>,
  articles: readonly ArticleFacts[],
): ArticleFacts[] {
  const place = articles.findIndex(({ id }) => id === article.id)
  const shown = new Set(relatedArticles(article, articles).map(({ id }) => id))
  const following = [...articles.slice(place + 1), ...articles.slice(0, Math.max(place, 0))]
  return following.filter(({ id }) => !shown.has(id)).slice(0, ROW)
}
