import type { Article } from '../schema/article.ts'

/** A tag of an article; `shared` if other articles have it, so that a link is useful. */
export interface LinkedTag {
  name: string
  shared: boolean
}

type Tagged = Pick<Article, 'id' | 'tags'>

/** The tags of an article, in order (docs/controls.md, row 44). */
export const linkedTags = ({ id, tags }: Tagged, articles: readonly Tagged[]): LinkedTag[] =>
  tags.map((name) => ({
    name,
    shared: articles.some((other) => other.id !== id && other.tags.includes(name)),
  }))
