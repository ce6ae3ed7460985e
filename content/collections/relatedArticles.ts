import type { Article } from '../schema/article.ts'

/** At most so many stand beside an article (specification, point 9). */
const MOST = 2

/** Other articles of the same category in their order, the newest first; none when there are none. */
export const relatedArticles = (article: Article, articles: readonly Article[]): Article[] =>
  articles.filter(({ id, category }) => id !== article.id && category === article.category).slice(0, MOST)
