import type { PageContextServer } from 'vike/types'
import { filterQuery } from '#components/search/list/filters.ts'
import { articles } from '#content/collections/articles.ts'
import { publicationMark } from '#content/collections/cards.ts'
import { showPictures } from '#content/collections/pictures.ts'
import { linkedTags, nextArticles, relatedArticles } from '#content/collections/related.ts'
import { linkToPublic } from '#content/collections/resolveAddress.ts'
import { articleImage } from '#content/images.ts'
import { articlePath, paths } from '#content/routes.ts'
import { LISTING_CATEGORIES } from '#content/schema/articleCategories.ts'
import { withPortrait } from '#content/schema/fields.ts'

export type Data = ReturnType<typeof data>
/** What the page of an article shows. */
export type ArticleData = Exclude<Data, { article: null }>

/** Loads the article of the address with related content; for an unknown address, the categories that have articles. */
export function data({ routeParams }: PageContextServer) {
  const all = articles.list()
  const found = articles.read(routeParams.id ?? '')
  if (!found) {
    const listed = all.filter(({ shownIn }) => shownIn.includes('listing'))
    return {
      article: null,
      categories: LISTING_CATEGORIES.filter((name) => listed.some(({ category }) => category === name)),
    }
  }
  // Without what only lists need.
  const { blocks, featured, shownIn, draft, ...article } = found
  return {
    article,
    blocks: showPictures(found.id, linkToPublic(blocks)),
    image: articleImage(found.id),
    portrait: withPortrait({ name: found.author }).portrait,
    ...publicationMark(found),
    categoryHref:
      (LISTING_CATEGORIES.some((category) => category === article.category)
        ? paths.articles
        : paths.resources) + filterQuery({ category: article.category }),
    tags: linkedTags(article, all).map(({ name, shared }) => ({
      name,
      ...(shared && { href: paths.articles + filterQuery({ tag: name }) }),
    })),
    related: relatedArticles(article, all).map(toNext),
    next: nextArticles(article, all).map(toNext),
  }
}

const toNext = ({ id, title, category, readTime }: ReturnType<typeof articles.list>[number]) => ({
  href: articlePath(id),
  title,
  category,
  readTime,
  image: articleImage(id),
})
