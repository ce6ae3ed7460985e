import type { ArticleFacts } from '../schema/article.ts'

/** Maximum number of related articles (specification, point 9). */
const MAX_RELATED = 2

/** The newest other articles in the same category. */
export function relatedArticles(
  article: Pick<ArticleFacts, 'id' | 'category'>,
  articles: readonly ArticleFacts[],
): ArticleFacts[] {
  const related: ArticleFacts[] = []
  for (const other of articles) {
    if (related.length === MAX_RELATED) break
    if (other.id !== article.id && other.category === article.category) related.push(other)
  }
  return related
}
