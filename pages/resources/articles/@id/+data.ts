import type { PageContextServer } from 'vike/types'
import { articles } from '#content/collections/articles.ts'
import { type LinkedTag, linkedTags } from '#content/collections/linkedTags.ts'
import { publicationMark } from '#content/collections/publicationMark.ts'
import { relatedArticles } from '#content/collections/relatedArticles.ts'
import { articlePath } from '#content/routes.ts'
import { type Article, type ArticleCategory, LISTING_CATEGORIES } from '#content/schema/article.ts'

export interface ArticleData {
  article: Article
  tags: LinkedTag[]
  related: { href: string; title: string; readTime: string }[]
  /** Whether the listing can be filtered by the article's category. */
  categoryListed: boolean
  /** What the dev server says of an article that is not public. */
  mark?: string
}

export type Data = ArticleData | { article: null; categories: ArticleCategory[] }

/** The article of the address with what leads on from it; for an address that is none, the categories that have articles. */
export function data({ routeParams }: PageContextServer): Data {
  const all = articles.list()
  const article = articles.read(routeParams.id ?? '')
  if (!article) {
    const listed = all.filter(({ shownIn }) => shownIn.includes('listing'))
    return {
      article: null,
      categories: LISTING_CATEGORIES.filter((name) => listed.some(({ category }) => category === name)),
    }
  }
  return {
    article,
    ...publicationMark(article),
    tags: linkedTags(article, all),
    related: relatedArticles(article, all).map(({ id, title, readTime }) => ({
      href: articlePath(id),
      title,
      readTime,
    })),
    categoryListed: LISTING_CATEGORIES.some((category) => category === article.category),
  }
}
