import type { LinkText } from '#content/schema/page.ts'
import type { ListLabels } from '../search/list/ListResults.tsx'

/** Labels of the article listing. */
export interface ListingLabels extends ListLabels {
  categories: string
  allCategories: string
  saved: string
  /** Name of the select with all categories. */
  topic: string
  featured: string
  /** Heading of the list: unfiltered, filtered, and of saved items. */
  all: string
  found: string
  savedHeading: string
  /** Such as "12 articles available", without filters. */
  available: (total: number) => string
  /** Such as "3 of 12 articles". */
  count: (shown: number, total: number) => string
  tagged: (shown: number, tag: string) => string
  savedCount: (articles: number, modules: number) => string
  /** Shown when nothing is saved, with links to browse. */
  nothingSaved: string
  savedHint: string
  browse: string
  browseModules: LinkText
}
