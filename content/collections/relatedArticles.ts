import type { Article } from '../schema/article.ts'

/** Maximum number of related articles (specification, point 9). */
const MAX_RELATED = 2

/** The newest other articles in the same category. */
export const relatedArticles = <Other extends Pick<Article, 'id' | 'category'>>(
  article: Pick<Article, 'id' | 'category'>,
  articles: readonly Other[],
): Other[] =>
  articles
    .filter(({ id, category }) => id !== article.id && category === article.category)
    .slice(0, MAX_RELATED)
