import type { PageContextServer } from 'vike/types'
import type { NextArticle } from '#components/articles/NextArticles.tsx'
import { articles } from '#content/collections/articles.ts'
import { publicationMark } from '#content/collections/cards.ts'
import { coverImage, showPictures } from '#content/collections/pictures.ts'
import { type LinkedTag, linkedTags, nextArticles, relatedArticles } from '#content/collections/related.ts'
import { linkToPublic } from '#content/collections/resolveAddress.ts'
import type { Image } from '#content/images.ts'
import { articlePath } from '#content/routes.ts'
import {
  type Article,
  type ArticleCategory,
  LISTING_CATEGORIES,
  type ShownBlock,
} from '#content/schema/article.ts'

export interface ArticleData {
  article: Omit<Article, 'blocks'>
  blocks: ShownBlock[]
  /** Picture at the top of the page: the article's photo or drawing. */
  image: Image
  tags: LinkedTag[]
  related: { href: string; title: string; readTime: string }[]
  next: NextArticle[]
  /** Whether the listing can be filtered by the article's category. */
  categoryListed: boolean
  /** Note of the dev server on an unpublished article. */
  mark?: string
}

export type Data = ArticleData | { article: null; categories: ArticleCategory[] }

/** Loads the article of the address with related content; for an unknown address, the categories that have articles. */
export function data({ routeParams }: PageContextServer): Data {
  const all = articles.list()
  const found = articles.read(routeParams.id ?? '')
  if (!found) {
    const listed = all.filter(({ shownIn }) => shownIn.includes('listing'))
    return {
      article: null,
      categories: LISTING_CATEGORIES.filter((name) => listed.some(({ category }) => category === name)),
    }
  }
  const { blocks, ...article } = found
  return {
    article,
    blocks: showPictures(found.id, linkToPublic(blocks)),
    image: coverImage(found.id),
    ...publicationMark(article),
    tags: linkedTags(article, all),
    related: relatedArticles(article, all).map(({ id, title, readTime }) => ({
      href: articlePath(id),
      title,
      readTime,
    })),
    next: nextArticles(article, all).map(({ id, title, category, readTime }) => ({
      href: articlePath(id),
      title,
      category,
      readTime,
      image: coverImage(id),
    })),
    categoryListed: LISTING_CATEGORIES.some((category) => category === article.category),
  }
}
