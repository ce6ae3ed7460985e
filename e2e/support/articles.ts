import type { Locator, Page } from '@playwright/test'
import { articles as collection } from '#content/collections/articles.ts'
import { resources } from '#content/resources.ts'
import { articlePath } from '#content/routes.ts'
import { queryOf } from './locators.ts'

/** The shipped articles, newest first. */
export const articles = collection.list()
export const listed = articles.filter(({ shownIn }) => shownIn.includes('listing'))
/** Those of the section above the carousel come last. */
const above = resources.onYourDesk.items.map(({ link }) => link?.href)
const isAbove = ({ id }: Shipped) => above.includes(articlePath(id))
const shown = articles.filter(({ shownIn }) => shownIn.includes('carousel'))
export const inCarousel = [...shown.filter((article) => !isAbove(article)), ...shown.filter(isAbove)]

type Shipped = (typeof articles)[number]

/** The shipped article with this id. */
export function articleById(id: string): Shipped {
  const found = articles.find((article) => article.id === id)
  if (!found) throw new Error(`The article ${id} is missing`)
  return found
}

/** Reference implementation of the listing's search (specification, point 5). */
export const holds =
  (text: string) =>
  ({ title, excerpt, author }: Shipped) =>
    [title, excerpt, author].some((field) => field.toLowerCase().includes(text.toLowerCase()))

export const titlesOf = (some: readonly Shipped[]) => some.map(({ title }) => title)

/** The card of an article inside a part of a page. */
export const cardOf = (within: Locator, title: string) =>
  within.getByRole('article').filter({ has: within.page().getByRole('heading', { name: title }) })

/** Locators for the filters that the article listing and the carousel have in common. */
export function articleFilters(page: Page) {
  const chips = page.getByRole('navigation', { name: 'Article categories' })
  return {
    search: page.getByRole('searchbox', { name: 'Search articles' }),
    chips,
    chip: (name: string) => chips.getByRole('link', { name, exact: true }),
    count: page.locator('main').getByRole('status'),
    query: () => queryOf(page),
  }
}

/** Locators for the article listing. */
export function listingOf(page: Page) {
  const all = page.locator('#all-articles')
  return {
    ...articleFilters(page),
    all,
    /** Headings of the cards in the list. */
    titles: all.getByRole('article').getByRole('heading'),
    featured: page.getByRole('region', { name: 'Featured Articles' }),
    /** Its name ends with a number. */
    saved: page.locator('main').getByRole('link', { name: /^Saved \(/ }),
    empty: page.getByText('No articles found matching your criteria.'),
    clear: page.getByRole('button', { name: 'Clear Filters' }),
  }
}
