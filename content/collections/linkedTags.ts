import type { Article } from '../schema/article.ts'

/** A tag of an article, and whether another article has it too, so that a link to it leads on. */
export interface LinkedTag {
  name: string
  shared: boolean
}

/** The tags of an article in their order (controls.md, row 44). */
export const linkedTags = (article: Article, articles: readonly Article[]): LinkedTag[] =>
  article.tags.map((name) => ({
    name,
    shared: articles.some(({ id, tags }) => id !== article.id && tags.includes(name)),
  }))
