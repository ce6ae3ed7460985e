import type { ModuleAudience, ModuleCategory } from '#content/schema/module.ts'
import { choiceSlug, findChoice } from './choiceSlug.ts'

/** What is set in the catalogue; null stands for All (specification, point 4). */
export interface CatalogueFilters {
  text: string
  category: ModuleCategory | null
  audience: ModuleAudience | null
}

/** What can be chosen, in the order of the buttons. */
export interface CatalogueChoices {
  categories: readonly ModuleCategory[]
  audiences: readonly ModuleAudience[]
}

export const NO_FILTERS: CatalogueFilters = { text: '', category: null, audience: null }

/** Whether anything is set. */
export const isFiltered = ({ text, category, audience }: CatalogueFilters) =>
  text !== '' || category !== null || audience !== null

/** The filters that an address holds in `?q=&category=&audience=`. A value that is no choice stands for All. */
export function readFilters(query: URLSearchParams, choices: CatalogueChoices): CatalogueFilters {
  return {
    text: query.get('q') ?? '',
    category: findChoice(query.get('category'), choices.categories),
    audience: findChoice(query.get('audience'), choices.audiences),
  }
}

/** The query with the filters written into it; what else it holds stays. Filters that stand on All are left out. */
export function writeFilters(query: URLSearchParams, filters: Partial<CatalogueFilters>): URLSearchParams {
  const written = new URLSearchParams(query)
  const set = (name: string, value: string) => (value ? written.set(name, value) : written.delete(name))
  set('q', filters.text ?? '')
  set('category', choiceSlug(filters.category ?? ''))
  set('audience', choiceSlug(filters.audience ?? ''))
  return written
}

/** The query of a link to the catalogue with these filters: "?category=change-resilience", or nothing. */
export function filterQuery(filters: Partial<CatalogueFilters>): string {
  const query = writeFilters(new URLSearchParams(), filters).toString()
  return query && `?${query}`
}
