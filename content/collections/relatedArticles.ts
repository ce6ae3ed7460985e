import type { ArticleFacts } from '../schema/article.ts'

/** At most so many stand beside an article (specification, point 9). */
const MOST = 2

/** Other articles of the same category in their order, the newest first; none when there are none. */
export function relatedArticles(
  article: Pick<ArticleFacts, 'id' | 'category'>,
  articles: readonly ArticleFacts[],
): ArticleFacts[] {
  const related: ArticleFacts[] = []
  for (const other of articles) {
    if (related.length === MOST) break
    if (other.id !== article.id && other.category === article.category) related.push(other)
  }
  return related
}
