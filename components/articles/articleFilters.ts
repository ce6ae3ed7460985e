import type { ArticleCategory } from '#content/schema/article.ts'
import { choiceSlug, findChoice } from '../search/choiceSlug.ts'

/** What is set in a list of articles; null stands for All (specification, point 4). */
export interface ArticleFilters {
  text: string
  category: ArticleCategory | null
  tag: string | null
  /** Only what the visitor has saved. */
  saved: boolean
}

/** What can be chosen. */
export interface ArticleChoices {
  categories: readonly ArticleCategory[]
  tags: readonly string[]
}

export const NO_ARTICLE_FILTERS: ArticleFilters = { text: '', category: null, tag: null, saved: false }

/** Whether anything is set. */
export const isArticleFiltered = ({ text, category, tag, saved }: ArticleFilters) =>
  text !== '' || category !== null || tag !== null || saved

/** The filters that an address holds in `?q=&category=&tag=&saved=1`. A value that is no choice stands for All. */
export function readArticleFilters(query: URLSearchParams, choices: ArticleChoices): ArticleFilters {
  return {
    text: query.get('q') ?? '',
    category: findChoice(query.get('category'), choices.categories),
    tag: findChoice(query.get('tag'), choices.tags),
    saved: query.get('saved') === '1',
  }
}

/** The query with the filters written into it; what else it holds stays. Filters that stand on All are left out. */
export function writeArticleFilters(
  query: URLSearchParams,
  filters: Partial<ArticleFilters>,
): URLSearchParams {
  const written = new URLSearchParams(query)
  const set = (name: string, value: string) => (value ? written.set(name, value) : written.delete(name))
  set('q', filters.text ?? '')
  set('category', choiceSlug(filters.category ?? ''))
  set('tag', choiceSlug(filters.tag ?? ''))
  set('saved', filters.saved ? '1' : '')
  return written
}

/** The query of a link to a list of articles with these filters: "?tag=remote-teams", or nothing. */
export function articleQuery(filters: Partial<ArticleFilters>): string {
  const query = writeArticleFilters(new URLSearchParams(), filters).toString()
  return query && `?${query}`
}
