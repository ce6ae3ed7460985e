import type { PageContextServer } from 'vike/types'
import type { ArticleChoices } from '#components/articles/articleListing.ts'
import { articles } from '#content/collections/articles.ts'
import { type ArticleCard, articleCard, paginateCards } from '#content/collections/cards.ts'
import { modules } from '#content/collections/modules.ts'
import { modulePath, paths } from '#content/routes.ts'
import { LISTING_CATEGORIES } from '#content/schema/article.ts'
import { CARDS_PER_PAGE, type Pagination, readListingPage } from '#content/schema/pagination.ts'

export interface Data {
  /**
   * All articles, including unlisted ones for saved items and tags; in a multi-page listing, the articles of the
   * page.
   */
  cards: readonly ArticleCard[]
  pagination?: Pagination
  /** Featured articles, if the page doesn't include all articles. */
  featured?: readonly ArticleCard[]
  /** Entries for saved modules; undefined if there are too many to include in every page. */
  modules?: { slug: string; label: string; href: string; category: string }[]
  choices: ArticleChoices
  /** The categories with the most articles. */
  largest: readonly string[]
}

const MAX_CHIPS = 4

/** Loads the articles of the page as cards, their filter choices, and the names of the modules. */
export function data({ urlPathname }: PageContextServer): Data {
  const cards = articles.list().map(articleCard)
  const page = readListingPage(paths.articles, urlPathname) ?? 1
  const listed = cards.filter((card) => card.listed)
  const { pagination, ...part } = paginateCards(listed, paths.articles, page, ({ category }) => [category])
  const featured = page === 1 ? listed.filter((card) => card.featured) : []
  const sizeOf = (name: string) => listed.filter(({ category }) => category === name).length
  const lines = modules.list().map(({ slug, title, category }) => ({
    slug,
    label: title,
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
    largest: [...LISTING_CATEGORIES].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MAX_CHIPS),
  }
}
