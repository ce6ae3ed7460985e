import type { PageContextServer } from 'vike/types'
import { type ArticleCard, articleCard } from '#content/collections/articleCard.ts'
import { loadArticles } from '#content/collections/articles.ts'
import { cardWindow } from '#content/collections/cardWindow.ts'
import { loadModules } from '#content/collections/modules.ts'
import { modulePath, paths } from '#content/routes.ts'
import { type Article, type ArticleCategory, LISTING_CATEGORIES } from '#content/schema/article.ts'
import { CARDS_PER_PAGE, type CardWindow, readListingPage } from '#content/schema/cardWindow.ts'

export interface Data {
  /** Every article, those that are not listed for saved items and tags; of a long listing the articles of the page. */
  cards: readonly ArticleCard[]
  window?: CardWindow
  /** What to feature when the page does not hold all articles. */
  featured?: readonly ArticleCard[]
  /** Lines for modules that were saved; none when there are too many to travel with every page. */
  modules?: { slug: string; label: string; href: string; category: string }[]
  choices: { categories: readonly ArticleCategory[]; tags: string[] }
}

/** The articles of the page as cards, what they can be filtered by, and the names of the modules. */
export function data({ urlPathname }: PageContextServer): Data {
  const cards = cardsOf(loadArticles())
  const page = readListingPage(paths.articles, urlPathname) ?? 1
  const listed = cards.filter((card) => card.listed)
  const { window, ...part } = cardWindow(listed, paths.articles, page, ({ category }) => [category])
  const featured = page === 1 ? listed.filter((card) => card.featured) : []
  const modules = loadModules().map(({ slug, title, category }) => ({
    slug,
    label: title,
    href: modulePath(slug),
    category,
  }))
  return {
    ...(window ? { ...part, window, featured } : { cards }),
    ...(modules.length <= CARDS_PER_PAGE && { modules }),
    choices: {
      categories: LISTING_CATEGORIES,
      tags: [...new Set(cards.flatMap(({ tags }) => tags))],
    },
  }
}

const known = new WeakMap<readonly Article[], ArticleCard[]>()

/** The same cards for every page of a long listing. */
function cardsOf(articles: readonly Article[]): ArticleCard[] {
  const cards = known.get(articles) ?? articles.map(articleCard)
  known.set(articles, cards)
  return cards
}
