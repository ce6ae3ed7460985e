import type { Article } from '../schema/article.ts'
import { relatedArticles } from './relatedArticles.ts'

/** Number of articles, which fill a row. */
const ROW = 2

/** The articles to read next: those that follow in the list, wrapping around at the end, without the related articles. */
export function nextArticles<Other extends Pick<Article, 'id' | 'category'>>(
  article: Pick<Article, 'id' | 'category'>,
  articles: readonly Other[],
): Other[] {
  const index = articles.findIndex(({ id }) => id === article.id)
  const related = new Set(relatedArticles(article, articles).map(({ id }) => id))
  const following = [...articles.slice(index + 1), ...articles.slice(0, Math.max(index, 0))]
  return following.filter(({ id }) => !related.has(id)).slice(0, ROW)
}
