import type { ListLabels } from '../search/list/ListResults.tsx'

/** Texts of the article listing. */
export interface ListingLabels extends ListLabels {
  categories: string
  allCategories: string
  saved: string
  featured: string
  /** Heading of the list: as it is, filtered, and of what was saved. */
  all: string
  found: string
  savedHeading: string
  /** Says that the featured articles stand above the list and count among its articles. */
  withFeatured: (featured: number, total: number) => string
  /** Such as "12 articles available": when nothing is filtered. */
  available: (total: number) => string
  /** Such as "3 of 12 articles". */
  count: (shown: number, total: number) => string
  tagged: (shown: number, tag: string) => string
  kept: (articles: number, modules: number) => string
  savedHint: string
}
