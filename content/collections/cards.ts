import { articleImage, moduleImage } from '../images.ts'
import { articlePath, modulePath } from '../routes.ts'
import type { Article } from '../schema/article.ts'
import type { Module } from '../schema/module.ts'
import { CARDS_PER_PAGE, listingPage, type Pagination } from '../schema/pagination.ts'
import { formatDate, NEVER, type Publication, publicFrom, today } from './publication.ts'

/** Makes the card of an article: what it shows, and what the listing filters by. */
export const articleCard = (article: Article) => ({
  id: article.id,
  href: articlePath(article.id),
  title: article.title,
  excerpt: article.excerpt,
  category: article.category,
  author: article.author,
  date: article.date,
  shownDate: article.shownDate,
  readTime: article.readTime,
  views: article.views,
  tags: article.tags,
  featured: article.featured,
  /** Whether the listing shows it, rather than only the carousel. */
  listed: article.shownIn.includes('listing'),
  image: articleImage(article.id),
  ...publicationMark(article),
})
export type ArticleCard = ReturnType<typeof articleCard>

/** Makes the card of a module: what it shows, and what the catalog filters by. */
export const moduleCard = (module: Module) => ({
  slug: module.slug,
  href: modulePath(module.slug),
  title: module.title,
  description: module.description,
  category: module.category,
  audience: module.audience,
  image: moduleImage(module.slug),
  ...publicationMark(module),
})
export type ModuleCard = ReturnType<typeof moduleCard>

/**
 * The mark that the dev server shows on an entry that isn't public: "Draft", the date of publication, or its last day. Returns no
 * key at all for a public entry, so that it adds nothing to the page data.
 */
export function publicationMark(entry: Publication & { until?: string | undefined }): { mark?: string } {
  const from = publicFrom(entry)
  if (from <= today())
    return entry.until && entry.until < today() ? { mark: `Ended on ${formatDate(entry.until)}` } : {}
  return { mark: from === NEVER ? 'Draft' : `Scheduled for ${formatDate(from)}` }
}

/**
 * Selects the cards of a page of a listing.
 * @param cards the whole listing
 * @param page page number, from 1
 * @param choicesOf the filter options that a card is counted under
 * @returns all cards, without `pagination`, for a listing that fits on one page
 */
export function paginateCards<Card>(
  cards: readonly Card[],
  path: string,
  page: number,
  choicesOf: (card: Card) => readonly string[],
): { cards: readonly Card[]; pagination?: Pagination } {
  if (cards.length <= CARDS_PER_PAGE) return { cards }
  const start = (page - 1) * CARDS_PER_PAGE
  const counts: Record<string, number> = {}
  for (const choice of cards.flatMap(choicesOf)) counts[choice] = (counts[choice] ?? 0) + 1
  return {
    cards: cards.slice(start, start + CARDS_PER_PAGE),
    pagination: {
      total: cards.length,
      start,
      counts,
      ...(start + CARDS_PER_PAGE < cards.length && { next: listingPage(path, page + 1) }),
      ...(page > 1 && { previous: listingPage(path, page - 1) }),
    },
  }
}
