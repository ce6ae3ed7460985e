import type { ComponentProps } from 'react'
import type { PageContextServer } from 'vike/types'
import type { ArticleListing } from '#components/articles/ArticleListing.tsx'
import { articles } from '#content/collections/articles.ts'
import { articleCard, paginateCards } from '#content/collections/cards.ts'
import { modules } from '#content/collections/modules.ts'
import { modulePath, paths } from '#content/routes.ts'
import { LISTING_CATEGORIES } from '#content/schema/articleCategories.ts'
import { CARDS_PER_PAGE, readListingPage } from '#content/schema/pagination.ts'

export type Data = Omit<ComponentProps<typeof ArticleListing>, 'labels' | 'title'>

/** Loads the articles of the page as cards, their filter choices, and the names of the modules. */
export function data({ urlPathname }: PageContextServer): Data {
  const cards = articles.list().map(articleCard)
  const page = readListingPage(paths.articles, urlPathname) ?? 1
  const listed = cards.filter((card) => card.listed)
  const { pagination, ...part } = paginateCards(listed, paths.articles, page, ({ category }) => [category])
  const featured = page === 1 ? listed.filter((card) => card.featured) : []
  const lines = modules.list().map(({ slug, title, category }) => ({
    slug,
    title,
    href: modulePath(slug),
    category,
  }))
  return {
    ...(pagination ? { ...part, pagination, featured } : { cards }),
    ...(lines.length <= CARDS_PER_PAGE && { modules: lines }),
    choices: {
      category: LISTING_CATEGORIES,
      tag: [...new Set(cards.flatMap(({ tags }) => tags))],
    },
  }
}
