import type { Page } from '@playwright/test'
import { modules as collection } from '#content/collections/modules.ts'
import { queryOf } from './locators.ts'

/** The shipped modules, in catalog order. */
export const modules = collection.list()

/** Titles of the modules that satisfy the condition. */
export const titlesWhere = (condition: (module: (typeof modules)[number]) => boolean) =>
  modules.filter(condition).map(({ title }) => title)

/** Reference implementation of the catalog's search (specification, point 5). */
export const holdsText =
  (text: string) =>
  ({ title, description }: (typeof modules)[number]) =>
    [title, description].some((field) => field.toLowerCase().includes(text.toLowerCase()))

/** Locators for the module catalog. */
export function catalogOf(page: Page) {
  const filters = page.getByRole('group', { name: 'Filters' })
  const list = page.locator('#modules')
  return {
    filters,
    list,
    search: page.getByRole('searchbox', { name: 'Search modules' }),
    button: (name: string) => filters.getByRole('button', { name, exact: true }),
    count: page.locator('main').getByRole('status'),
    /** Headings of the cards that are shown. */
    titles: list.getByRole('article').getByRole('heading'),
    empty: page.getByText('No modules found matching your criteria.'),
    clear: page.getByRole('button', { name: 'Clear Filters' }),
    query: () => queryOf(page),
  }
}
