import { counts } from '../counts.ts'
import { paths } from '../routes.ts'
import type { LinkText } from '../schema/page.ts'

const kinds: Record<'page' | 'program' | 'module' | 'article', string> = {
  page: 'Pages',
  program: 'Programs',
  module: 'Modules',
  article: 'Articles',
}

const suggestions: readonly LinkText[] = [
  { label: 'Leadership programs A1, A2 and A3X', href: paths.leadership },
  { label: `Performance accelerators: all ${counts.modules} modules`, href: paths.modules },
  { label: 'Articles', href: paths.articles },
  { label: 'Ask us a question', href: paths.contact },
]

/** What the site search says below its text box. It loads with the code of the results, which few visitors need. */
export const searchResultsText = {
  results: 'Search results',
  kinds,
  /** For screen readers only. */
  count: (total: number) => (total === 1 ? '1 result' : `${total} results`),
  nothing: (query: string) =>
    `Nothing on this site matches “${query}”. Try fewer or different words, or go to one of these pages:`,
  partial: 'No page matches every word. These match some:',
  /** Shown while the search runs. */
  searching: 'Searching...',
  failed: 'Search couldn’t be loaded. These pages may help:',
  more: 'Show more results',
  suggestionsHeading: 'Start here',
  suggestions,
}
